# Why a server refused a request or closed a connection. $reason is the code, $text the server’s own text for developers.

refused = { $reason ->
    [invalid_message] The server did not understand the request ({ $text }).
    [wrong_protocol] This program and the server have different versions: reload the page, or update the older one.
    [unknown_guest] The server does not know you yet: choose a name first.
    [logged_out] This device was logged out.
    [banned] The administrators of this server have banned you.
    [invite_code_needed] This server is for its members: enter the invite code.
    [wrong_invite_code] This is not the invite code of this server.
    [replaces_guest] This browser already plays as somebody else.
    [no_such_table] There is no such table.
    [no_such_seat] This table has no such seat.
    [no_such_edition] This server does not have that board.
    [no_spectators] This table does not admit spectators.
    [stale] The position has changed. Try again.
    [not_started] The game has not started yet.
    [already_started] The game has started already.
    [not_finished] The game is not over yet.
    [finished] The game is over.
    [no_analysis] Nobody has asked for an analysis of this game yet.
    [no_seat] You have no seat at this table.
    [not_your_turn] It is another player’s turn.
    [stand_in] The computer is playing for you: take over first.
    [no_stand_in] The computer is not playing for you.
    [out_of_time] Your time is up: the computer plays on.
    [invalid_move] This is not a move.
    [illegal_move] The rules do not allow this move.
    [nothing_to_undo] There is nothing to undo or redo.
    [no_undo_request] No undo request is pending.
    [undo_pending] An undo request is already waiting for an answer.
    [suspended] The rules have changed: the game resumes as soon as all players agree.
    [not_suspended] The game is not suspended, or you have answered already.
    [no_hints] This table plays without hints.
    [not_host] Only the host of the table may do this.
    [seat_taken] This seat is taken.
    [seat_open] A seat is still open.
    [invalid_settings] The server does not accept this ({ $text }).
    [muted] The host has muted you.
    [rate_limited] Too many requests: try again in a moment.
    [limit_reached] A limit of this server is reached ({ $text }).
    [too_many_tables] You have too many unfinished tables here: finish or leave one first.
    [too_many_bot_tables] Too many games between computers are running: wait until one is over.
    [too_many_connections] Too many connections are open: close other windows of the game, or try again later.
    [too_many_guests] Many new players have just come from your network: try again in a few minutes.
    [too_many_downloads] Too many downloads are running: try again in a moment.
    [too_many_mutes] You cannot mute any more players: unmute one first.
    [too_many_actions] This table has seen too many actions. From now on you can only make moves or resign.
    [too_much_chat] You are writing too fast: wait a moment.
    [busy] The server has too much to do: try again later.
    [too_slow] Your connection is too slow; connecting again.
    [idle] You were disconnected after a long time without a sign of life; connecting again.
    [evicted] The server is loading this table again; connecting again.
    [restart] The server is restarting; connecting again.
    [unsupported_rules] This game was started under rules that this server does not support.
    [edition_unavailable] This table is played on a board that this server does not have.
    [internal] Something went wrong on the server. Try again.
    [unreachable] The server cannot be reached.
   *[other] The server refuses this ({ $text }).
}
