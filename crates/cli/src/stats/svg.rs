//! A small plot as an SVG file: bars over a scale, with titles, ticks and error bars.

use std::fmt::Write;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 400.0;
/// Room for the title and for labels: left, right, top, bottom.
const LEFT: f64 = 64.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 66.0;
const BOTTOM: f64 = 84.0;

const INK: &str = "#2b2440";
const FAINT: &str = "#d8d3e4";
const BAR: &str = "#6a4fa3";
const ERROR: &str = "#c2571a";

/// A bar.
#[derive(Clone, PartialEq, Debug)]
pub struct Bar {
    /// What stands below it; may be empty.
    pub label: String,
    /// How high it is.
    pub value: f64,
    /// Its standard error, if it has one.
    pub error: Option<f64>,
}

/// A plot of bars.
#[derive(Clone, PartialEq, Debug)]
pub struct Plot {
    /// Above the plot.
    pub title: String,
    /// What the height means.
    pub unit: String,
    /// The bars from left to right.
    pub bars: Vec<Bar>,
    /// A line across at this height, if something is to be compared with it.
    pub line: Option<f64>,
    /// Whether each bar shows its value.
    pub values: bool,
}

impl Plot {
    /// The whole file. `number` writes numbers as the language does.
    pub fn svg(&self, number: impl Fn(f64) -> String) -> String {
        let mut text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" \
             height=\"{HEIGHT}\" font-family=\"sans-serif\" font-size=\"13\" fill=\"{INK}\">\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#ffffff\"/>\n"
        );
        let _ = writeln!(
            text,
            "<text x=\"{LEFT}\" y=\"26\" font-size=\"17\" font-weight=\"bold\">{}</text>",
            escape(&self.title)
        );
        let _ = writeln!(text, "<text x=\"{LEFT}\" y=\"44\">{}</text>", escape(&self.unit));
        let scale = Scale::of(self);
        self.draw_scale(&scale, &number, &mut text);
        let width = (WIDTH - LEFT - RIGHT) / self.bars.len().max(1) as f64;
        for (at, bar) in self.bars.iter().enumerate() {
            draw_bar(bar, LEFT + at as f64 * width, width, &scale, self.values.then_some(&number), &mut text);
        }
        if let Some(line) = self.line {
            let y = scale.y(line);
            let _ = writeln!(
                text,
                "<line x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{:.1}\" y2=\"{y:.1}\" stroke=\"{INK}\" \
                 stroke-dasharray=\"6 4\"/>",
                WIDTH - RIGHT
            );
        }
        text + "</svg>\n"
    }

    fn draw_scale(&self, scale: &Scale, number: &impl Fn(f64) -> String, text: &mut String) {
        for tick in scale.ticks() {
            let y = scale.y(tick);
            let _ = writeln!(
                text,
                "<line x1=\"{LEFT}\" y1=\"{y:.1}\" x2=\"{:.1}\" y2=\"{y:.1}\" stroke=\"{}\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
                WIDTH - RIGHT,
                if tick == 0.0 { INK } else { FAINT },
                LEFT - 8.0,
                y + 4.5,
                escape(&number(tick))
            );
        }
    }
}

fn draw_bar(
    bar: &Bar,
    x: f64,
    width: f64,
    scale: &Scale,
    number: Option<&impl Fn(f64) -> String>,
    text: &mut String,
) {
    let gap = if width > 12.0 { 0.16 * width } else { 0.5 };
    let (top, bottom) = (scale.y(bar.value.max(0.0)), scale.y(bar.value.min(0.0)));
    let middle = x + width / 2.0;
    let _ = writeln!(
        text,
        "<rect x=\"{:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{BAR}\"/>",
        x + gap,
        (width - 2.0 * gap).max(0.5),
        bottom - top
    );
    let mut above = top;
    if let Some(error) = bar.error.filter(|&error| error > 0.0) {
        let (high, low) = (scale.y(bar.value + error), scale.y(bar.value - error));
        above = above.min(high);
        let _ = writeln!(
            text,
            "<path d=\"M{middle:.1} {high:.1}V{low:.1}M{:.1} {high:.1}H{:.1}M{:.1} {low:.1}H{:.1}\" \
             stroke=\"{ERROR}\" stroke-width=\"2\" fill=\"none\"/>",
            middle - 5.0,
            middle + 5.0,
            middle - 5.0,
            middle + 5.0
        );
    }
    if let Some(number) = number {
        let _ = writeln!(
            text,
            "<text x=\"{middle:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            above - 6.0,
            escape(&number(bar.value))
        );
    }
    label(&bar.label, middle, width, text);
}

/// A label below a bar, in several lines if it is long.
fn label(label: &str, middle: f64, width: f64, text: &mut String) {
    let most = (width.max(40.0) / 6.6) as usize;
    let mut lines: Vec<String> = Vec::new();
    for word in label.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    for (at, line) in lines.iter().enumerate() {
        let y = HEIGHT - BOTTOM + 18.0 + 15.0 * at as f64;
        let _ = writeln!(
            text,
            "<text x=\"{middle:.1}\" y=\"{y:.1}\" text-anchor=\"middle\" font-size=\"12\">{}</text>",
            escape(line)
        );
    }
}

/// The heights of values.
struct Scale {
    low: f64,
    high: f64,
    step: f64,
}

impl Scale {
    fn of(plot: &Plot) -> Scale {
        let ends = plot.bars.iter().flat_map(|bar| {
            let error = bar.error.unwrap_or(0.0);
            [bar.value - error, bar.value + error]
        });
        let all = ends.chain(plot.line).chain([0.0]);
        let (low, high) =
            all.fold((0.0_f64, 0.0_f64), |(low, high), value| (low.min(value), high.max(value)));
        let span = (high - low).max(1e-9);
        let step = nice(span / 5.0);
        Scale { low: (low / step).floor() * step, high: (high * 1.001 / step).ceil() * step, step }
    }

    fn y(&self, value: f64) -> f64 {
        let part = (value - self.low) / (self.high - self.low).max(1e-9);
        HEIGHT - BOTTOM - part * (HEIGHT - TOP - BOTTOM)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let (low, step) = (self.low, self.step);
        let count = ((self.high - self.low) / self.step).round() as usize;
        (0..=count).map(move |at| low + at as f64 * step)
    }
}

/// The next 1, 2 or 5 times a power of ten.
fn nice(step: f64) -> f64 {
    let power = 10f64.powf(step.log10().floor());
    let times = [1.0, 2.0, 5.0, 10.0].into_iter().find(|times| times * power >= step);
    times.unwrap_or(10.0) * power
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plot(values: &[f64]) -> Plot {
        let bar = |&value: &f64| Bar { label: "a <b> & c".into(), value, error: Some(1.0) };
        Plot {
            title: "T".into(),
            unit: "points".into(),
            bars: values.iter().map(bar).collect(),
            line: Some(0.5),
            values: true,
        }
    }

    #[test]
    fn everything_lies_within_the_picture() {
        for values in [&[3.0, 8.0, 12.0][..], &[-4.0, 2.0], &[0.0], &[], &[0.001], &[12_345.0]] {
            let text = plot(values).svg(|value| value.to_string());
            assert!(text.starts_with("<svg ") && text.ends_with("</svg>\n"));
            assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
            assert!(!text.contains("<b>"), "labels are escaped");
            for part in text.split(" y=\"").skip(1) {
                let y: f64 = part.split('"').next().unwrap().parse().unwrap();
                assert!((0.0..=HEIGHT).contains(&y), "{y} in {text}");
            }
        }
    }

    #[test]
    fn steps_are_round_numbers() {
        assert_eq!([0.7, 1.1, 3.0, 7.0, 40.0].map(nice), [1.0, 2.0, 5.0, 10.0, 50.0]);
    }
}
