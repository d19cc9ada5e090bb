# The program alone: it needs nothing else.
#
#   docker build --build-arg COMMIT=$(git rev-parse --short HEAD) -t witchstone .
#   docker run --publish 8077:8077 --volume witchstone:/data witchstone

FROM rust:1.95.0-bookworm AS build
RUN apt-get update && apt-get install --yes --no-install-recommends musl-tools
WORKDIR /witchstone
COPY . .
# The image has no git history, so the commit is passed as an argument.
ARG COMMIT
ENV WITCHSTONE_COMMIT=${COMMIT}
RUN cargo xtask dist
RUN mkdir -p /image/data && tar --extract --gzip --strip-components 1 --directory /image --file target/dist/*.tar.gz

FROM scratch
COPY --from=build --chown=10001:10001 /image/data /data
COPY --from=build /image/witchstone /image/NOTICES.txt /image/LICENSE-MIT /image/LICENSE-APACHE /
USER 10001:10001
EXPOSE 8077
VOLUME /data
ENV WITCHSTONE_LISTEN=0.0.0.0:8077
ENV WITCHSTONE_DATABASE=/data/games.sqlite
STOPSIGNAL SIGTERM
ENTRYPOINT ["/witchstone"]
CMD ["serve"]
