// Made from openapi/ by `npm run contract`; do not edit.
export interface paths {
    "/lgw/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lines of the caller
         * @description The caller's lines, the newest first, with what all pages together come to.
         */
        get: operations["listLotteryBets"];
        put?: never;
        /**
         * Place a slip
         * @description One ticket, with a line for each bet in each draw: all of them or none. Every line carries the odds that the player saw; where any differ, nothing is taken and `odds_changed` tells the current ones. A chase sets its stakes aside, and each step becomes a line when its draw opens.
         */
        post: operations["placeBets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/bets/{ticketId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A ticket
         * @description Its lines with odds, pack and version, the row of each in the book whose hash is published, and the transfers.
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/bets/{ticketId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a ticket
         * @description The whole ticket, before any of its draws is closing. The full stake comes back.
         */
        post: operations["cancelTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/bets/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a slip
         * @description What each line costs in each draw, at which odds, and what it pays at most. A line whose numbers have different odds now comes back as several. Takes no money.
         */
        post: operations["quoteBets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/chases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chases of the caller
         * @description The newest first, with their steps; paged.
         */
        get: operations["listChases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/chases/{chaseId}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a chase
         * @description Steps that are not lines yet come to nothing, and their stakes come back. Stopping one that has ended changes nothing.
         */
        post: operations["stopChase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/draws/{drawId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A draw with its evidence
         * @description Its times, its result, what proves it, when its state changed, and the draws of the game that follow.
         */
        get: operations["getDraw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/draws/{drawId}/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The book of a draw
         * @description Rows of all accepted lines in ascending order of their ids, part by part. All of them joined by line feeds have the hash that was published when bets ended. Given once the draw is settled or void; before, it is refused with `draw_state`.
         */
        get: operations["getDrawBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/draws/{drawId}/reports/{hash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report on a draw, byte by byte
         * @description What a source said of the draw, so that anyone can recompute the hash that the draw names beside it. Given once the draw is settled or void; before, it is refused with `draw_state`.
         */
        get: operations["getDrawReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/game_menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories with at least one vendor, or lotteries
         * @description The main navigation: one entry per category that has a vendor, in the merchant's order. With `prizeMode`: the lotteries of that mode in groups by area, as getLotteryMenus gives those of Vietnam.
         */
        get: operations["getGameMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/rules/{packId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rules of a pack
         * @description What can be bet on, at which odds and within which limits, and what each type returns in the long run at these odds. Steps of exposure are not told.
         */
        get: operations["getLotteryRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/trend/{gameCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trends of a game
         * @description Figures of past draws that are settled. Past draws do not change the odds of the next one.
         */
        get: operations["getTrend"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vietnamese lotteries by area
         * @description Groups of games by area, with what a countdown needs: the newest draw that takes bets or waits for its result, and the last result.
         */
        get: operations["getLotteryMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vietnamese lotteries bet on last
         * @description The games on which the caller bet last, the last one first, each once; at most 20.
         */
        get: operations["listRecentLotteryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/numeros/opened/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Results of a game
         * @description Draws of a game that have closed, the newest first, with their results and the evidence; paged.
         */
        get: operations["listOpenedDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/lgw/games/opened/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest result of each game
         * @description The last draw of each of these games that has closed, and what the caller had in it.
         */
        get: operations["listNewestDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an invitation code is good
         * @description Asked before a registration is sent; registering with a code that is not good is refused.
         */
        get: operations["getAffiliate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/downline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who stands directly below
         * @description The members directly below the agent who asks, newest first, 200 at most.
         */
        get: operations["listDownline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A captcha picture
         * @description A new picture for this browser, for one purpose; the one before it is void. At most one a second.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/authors/{author}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a person for oneself, or show them again
         * @description For the member who asks alone, on all their devices; the other person is not told.
         */
        put: operations["hideChatAuthor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/messages/{messageId}/reactions/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * React to a message, or take it back
         * @description One of each kind by each member; saying the same again changes nothing.
         */
        put: operations["reactToChatMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/messages/{messageId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a message to the operators
         * @description Once for each member and message. A message that three members reported is hidden until an operator has looked at it. One's own messages cannot be reported.
         */
        post: operations["reportChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The merchant's chat rooms
         * @description With what the member may do in each, and why not. None for a member who is excluded from betting, who does not enter.
         */
        get: operations["listChatRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/rooms/{roomId}/listening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Listen to a room
         * @description From now on the session's event stream carries `chatMessages` of the room, on whichever gateway it is open. Holds for 5 minutes, so a page that shows the room asks every 2. A session listens to 3 rooms at most, the last it asked for.
         */
        put: operations["listenToChatRoom"];
        post?: never;
        /**
         * Listen to a room no longer
         * @description Also allowed where the session was not listening.
         */
        delete: operations["leaveChatRoom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/chat/rooms/{roomId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of a room
         * @description The last 100, or 100 before a sequence. With `after`, what came behind that sequence, for a page that was away; with `change` too, also older ones that changed behind it. Leaves out those whom the reader hid.
         */
        get: operations["listChatMessages"];
        put?: never;
        /**
         * Say something in a room
         * @description Telephone numbers, addresses of other sites and wallet addresses are replaced by notes such as `{phone}`, and words of the merchant's lists by asterisks. `clientId` is made once for each message: posting it again answers with the same message. A round is shared as a card that is made of what the books say about it.
         */
        post: operations["postChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events
         * @description Open to everybody: visitors hear of the site's state, members also of their own balance, deposits, withdrawals and messages. `Last-Event-ID` resumes. The data of each event is an `Event`.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member told the operator
         * @description The last 20, newest first, and what became of them. An answer also comes to the inbox.
         */
        get: operations["listOwnFeedback"];
        /**
         * Tell the operator something
         * @description The sender is whoever is logged in, else nobody by name. 10 an hour a member, or a network where nobody is logged in.
         */
        put: operations["sendFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play for money
         * @description Gives a one-use address on the vendor's own origin.
         */
        post: operations["launchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/rounds/{roundId}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reveal and verify a round
         * @description Asks the vendor to end the seed that the round used, so that its outcome can be recomputed by anybody. Revealing ends the seed: the next round uses a new one.
         */
        post: operations["verifyRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member has accepted, and has to accept
         * @description `due` names the texts whose live version has to be accepted, since the member has accepted none that is new enough.
         */
        get: operations["getLegalState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/legal/{document}/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept a legal text
         * @description Accepts a version; twice is the same as once. `not_found` if that version is not live any more.
         */
        put: operations["acceptLegalText"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether codes of an authenticator app protect the account
         * @description And how many recovery codes are left.
         */
        get: operations["getAuthenticator"];
        put?: never;
        /**
         * Begin to set up an authenticator app
         * @description Gives a new secret, for an app to make codes with (RFC 6238: SHA-1, six digits, 30 s). It protects nothing until confirmAuthenticator; what was begun before is void, and so is this after 10 minutes.
         */
        post: operations["beginAuthenticator"];
        /**
         * Turn the authenticator off
         * @description Its codes and recovery codes are void; the member is told.
         */
        delete: operations["removeAuthenticator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/authenticator/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the authenticator on
         * @description With a code of the app that was begun with; a code is used once. Gives the recovery codes, which are shown this once. Five wrong codes lock it for an hour. The member is told.
         */
        post: operations["confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/authenticator/recoveryCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Those from before are void. They are shown this once; the member is told.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The e-mail address and mobile number of the member
         * @description Masked: whoever stands behind the member learns nothing.
         */
        get: operations["getContacts"];
        /**
         * Bind the address or number that a code was sent to
         * @description By the code of sendContactCode. Only who has proved to read what is sent there hears that it is another member's. The contact of before is told, and so is the member; this session gets a new cookie.
         */
        put: operations["confirmContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/contacts/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a new address or number
         * @description The same answer whether anybody has it. One code a minute and 5 a day for each address or number, 20 an hour for a network, 10 a day for a member. `expiredMinutes` drives the countdown.
         */
        post: operations["sendContactCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is logged in
         * @description The member or trial user of this session.
         */
        get: operations["getMemberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/funds/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contracts of the own account, and what waits for it
         * @description What the popup after the log-in shows; 0 nothing, 1 an offer waits for an answer, 2 the end of a contract waits for one.
         */
        get: operations["getConsolidatedContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stands in for the member's picture
         * @description Made of the nickname, and always the same for it: the page draws the same icon by itself, other clients draw it by this.
         */
        get: operations["getMemberIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the language of the member
         * @description Letters, text messages and codes are in it from now on; `field_invalid` when the merchant does not offer it.
         */
        put: operations["updateLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's passkeys
         * @description Newest first.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Keep a passkey that the browser has just made
         * @description Answers the challenge of startPasskey, which is good once and within 5 minutes, for the session that asked for it. An account has 20 at most; the member is told.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description It opens nothing any more; the member is told.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        /**
         * Name a passkey
         * @description So that its owner knows which one it is.
         */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/wps/member/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to make a passkey
         * @description What the browser is told: that its user must be verified, that it must be found without a username, and a challenge.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description `oldPassword` may be left out within 5 minutes after the password was given (log-in, registration, stepUp), and by whoever came by the link of a mail because he forgot it. Every other session of the member ends, this one gets a new cookie, and the member is told. It is the one thing, beside logging out, that a session with `passwordExpired` may do.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose another password
         * @description The answer is the same, in body and time, whether or not a member has this name and this e-mail address. Only one who has both gets a mail: its link opens the site with a code for exchangeCode with `purpose` `reset`, good once and for 30 minutes. One a minute and 5 a day a name, 20 an hour an address.
         */
        post: operations["forgotPasswordByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose another password by a code that came by SMS
         * @description `verificationCode` is the one that sendGuestSms sent for `reset`; a wrong one and a number of nobody are answered alike. Logs in. Every other session of the member ends, he is told, and no withdrawal is taken for 24 hours.
         */
        post: operations["resetPasswordByMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/paymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the payment password
         * @description Five wrong old ones lock it. This session gets a new cookie; the member is told.
         */
        put: operations["changePaymentPassword"];
        /**
         * Set the first payment password
         * @description Asks for a step-up by password. The payment password is never the same as the password; the member is told.
         */
        post: operations["setPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member has told of themselves
         * @description Masked but for the nickname and the source of income, so that someone who looks over the member's shoulder learns nothing.
         */
        get: operations["getOwnProfile"];
        /**
         * Change what the member has told of themselves
         * @description A field that is absent stays as it is; an empty one is taken away. All is kept sealed but the nickname.
         */
        put: operations["updateOwnProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register by username
         * @description Fields are those of getRegisterSettings; the server checks the same rules. Logs in.
         */
        put: operations["registerMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register by mobile number
         * @description The mobile number stands for the username; `verificationCode` is the SMS code. Logs in.
         */
        put: operations["registerMemberByMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the member is logged in
         * @description Every live session: when and from where it began, when it was last used, in which browser.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Log out everywhere else
         * @description Ends every session of the member but the one that asks; their pages are told at once.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log out in one place
         * @description Ends one session of the member; its pages are told at once. Ending one's own is logging out.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * By whom the member can log in
         * @description The accounts at providers that are connected to this member.
         */
        get: operations["listSocialLinks"];
        /**
         * Connect the account that a provider proved
         * @description Only for the session that began it. The member is told. An account that is connected to this member already stays so; one of somebody else's is refused, as is a second one of the same provider.
         */
        put: operations["linkSocial"];
        /**
         * Begin to connect an account at a provider
         * @description As startSocialLogin; what comes back goes to linkSocial.
         */
        post: operations["startSocialLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/social/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect an account at a provider
         * @description Nobody can log in by it from then on. The member is told.
         */
        delete: operations["unlinkSocial"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for the member, and what the site calls them
         * @description The counts of the menu's badges, and what of the specification's public state belongs to a member. Who is excluded has nothing to claim.
         */
        get: operations["getMemberState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages
         * @description Newest first: those of the platform and those that operators sent to many, without the ones that the member deleted.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messages/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a message
         * @description For this member alone; deleting twice is the same as once.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messages/{messageId}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a message as read
         * @description Reading twice is the same as once.
         */
        post: operations["readMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messages/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark every message as read
         * @description Also the ones on other pages.
         */
        post: operations["readAllMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/notice-choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member hears by e-mail and SMS
         * @description Nothing before it is chosen. What concerns the safety of an account is sent to its contacts in any case.
         */
        get: operations["getNoticeChoices"];
        /**
         * Choose what is told by e-mail or SMS
         * @description Each choice is kept with its time and the words that the member saw. Nothing is sent to a contact that is not confirmed.
         */
        put: operations["chooseNotice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member has confirmed
         * @description Asked before pinned announcements and popups are shown to a member.
         */
        get: operations["getNoticeState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/notices/{noticeId}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm a notice
         * @description Confirms a version of a pinned announcement; twice is the same as once. `not_found` if that version is not live any more.
         */
        put: operations["confirmNotice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Points
         * @description Those that can be spent, and those of undecided orders.
         */
        get: operations["getPointsBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How points are earned and what they are worth
         * @description Lines that are not named earn none. Points never expire.
         */
        get: operations["getPointsConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange points for money
         * @description Whole lots only; the money is in the balance at once.
         */
        post: operations["convertPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order something of the points mall
         * @description The points are held at once. Money is paid at once unless the item says that an operator decides.
         */
        post: operations["redeemPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/redeems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of the points mall
         * @description Newest first.
         */
        get: operations["listPointsRedeems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The points mall
         * @description What it offers this member, in its order.
         */
        get: operations["listPointsRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/points/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What moved the points
         * @description Newest first.
         */
        get: operations["listPointsTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's notifications
         * @description Which devices show notifications, and about what. `publicKey` is what a browser subscribes with.
         */
        get: operations["getPush"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/push/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose what notifications are about
         * @description For all devices. Each choice is kept with its time and the words that the member saw.
         */
        put: operations["choosePush"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/push/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Notify on this device
         * @description Keeps what the browser subscribed with, or renews it: a browser has one subscription. It ends when its session is logged out. A member has 10 devices at most; the oldest makes room.
         */
        put: operations["subscribePush"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/push/devices/{deviceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * No longer notify on a device
         * @description Of the member's own; removing it twice is the same as once.
         */
        delete: operations["removePushDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Betting record
         * @description Every round of the caller, newest first.
         */
        get: operations["listBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/bets/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sums of the betting record
         * @description What the caller's rounds come to, over all pages of the record. A round whose stake was returned counts as a round and with no money.
         */
        get: operations["getBetSums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/profit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Personal profit and loss
         * @description By product line and by day of the merchant: rounds that were settled, bonus money in them included, and what was given as bonus or rebate. 31 days at most.
         */
        get: operations["getProfit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/records/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account record
         * @description Every movement of the caller's money, newest first, with the balance after it.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_getLiveModelList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Desks of the live chat
         * @description The merchant's desks in its order, and whether somebody answers there now: within the hours of the desk, and as the provider says. None where the merchant has no live chat.
         */
        get: operations["listLiveChatDesks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_launchChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a live chat
         * @description An address on the provider's origin that can be opened once, within a minute. Its signed ticket names a pseudonym and the VIP level of a member, and nobody where a guest or a trial user asks; never the session. 20 an hour for a member, or for a network where nobody is logged in. `live_chat_closed` where nobody answers.
         */
        post: operations["launchLiveChat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unread messages
         * @description How many.
         */
        get: operations["getUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_gameLaunchFB": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address of a lottery page
         * @description Where a client is sent to see the lobby of an area or to bet on one of its games; an unknown game leads to the lobby.
         */
        get: operations["getLotteryLaunch"];
        put?: never;
        /**
         * Play for play money
         * @description Needs no account. Same game, same rules, same random numbers; the play money is on accounts of its own.
         */
        post: operations["launchTrialGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_merchantWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which wallet each vendor plays from
         * @description A vendor whose `isSingle` is true takes every bet from the one wallet of getBalance. `isSingle` of the whole says that all do, so that no money is ever moved between wallets.
         */
        get: operations["getMerchantWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_recentGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games played last
         * @description The games that the member launched, the last one first, each once; paged. Games that the merchant no longer shows are left out. What a trial user or a visitor plays for play money is not kept.
         */
        get: operations["listRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_walletTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money to or from a vendor's own wallet
         * @description For clients of the specification. No vendor of the platform keeps a wallet of its own, so it is always refused: by `not_found` for a vendor that the site does not have, else by `function_not_enabled`. Nothing moves.
         */
        post: operations["transferToVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games of a category, or of all
         * @description Paged; open to visitors. Filter by vendor with `vassalage` (INHOUSE means every in-house vendor). A search finds names in every language and vendors by their titles; games whose name begins with the words come first.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getRankList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Winner board
         * @description The biggest real wins of the last days by amount, names masked; filled up with demonstration entries in demo jurisdiction, each marked `simulated`.
         */
        get: operations["listWinners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getVassGameType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lines and classes by vendor
         * @description What each vendor of the merchant makes: its categories, and in them its classes of games; in the merchant's order.
         */
        get: operations["getVassGameType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_hotGamesV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hot games
         * @description For the carousel; at most 20.
         */
        get: operations["listHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_newGameVendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vendors by category
         * @description A lane for each category, with its vendors as cards and the classes of its games (specification 3, game vendor data).
         */
        get: operations["getGameVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_acceptContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offer, or the end of a contract
         * @description Of the own account an offer; of either side the end that the other has asked for.
         */
        post: operations["acceptContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_approveBill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a dividend that the own account pays
         * @description It then waits for its holder, who collects it before the next period is settled. One that has expired or was denied is approved again by operators alone.
         */
        post: operations["approveBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_collectBill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Collect an own dividend
         * @description The payer pays what it can; the rest is a claim.
         */
        post: operations["collectBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_denyBill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deny a dividend that the own account pays
         * @description It is not paid unless an operator approves it later.
         */
        post: operations["denyBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_explainBill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a bill came about
         * @description Formula with its figures, tier and what is missing for the next one; the team by direct downline; a page of its bets; its transfers and claims.
         */
        get: operations["getBillExplanation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contract of an account
         * @description What is in force, and what is offered. Of the own account or a direct downline; deeper ones of the team can be read.
         */
        get: operations["getAgentContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_listBills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bills of contracts
         * @description Newest period first: of an account of the team, with what it must pay to its own downline. With `from` and `to`, the bills behind its income of these days, each with the part that it makes up.
         */
        get: operations["listBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_listClaims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open claims
         * @description Oldest first: what the own account owes, or is owed.
         */
        get: operations["listClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_listDownlineContracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contracts of the direct downline
         * @description Newest first.
         */
        get: operations["listDownlineContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_offerContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a contract to a direct downline
         * @description In force from the next period after it was accepted. `closure` is what the preview has shown.
         */
        post: operations["offerContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_previewContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an offer would mean
         * @description Whether it may be made and if not every reason, which deeper contracts would end, and what it would have come to in the last three periods. Tiers of null end the contract. Of the own account it previews an offer that waits.
         */
        post: operations["previewContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_rejectContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an offer, or the end of a contract
         * @description A rejected end is decided by an operator.
         */
        post: operations["rejectContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_terminateContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to end a contract
         * @description By either side. The other accepts it, or seven days pass, which accepts it; it then ends with the running period.
         */
        post: operations["terminateContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_withdrawContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an own offer back
         * @description As long as it has not been answered.
         */
        post: operations["withdrawContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_addFavGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a game as a favourite
         * @description A game that is marked already stays where it is in the list.
         */
        post: operations["addFavGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_addPromotionProof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a picture with an application
         * @description With the member's application for a promotion that waits for an operator; three at most. PNG or JPEG, 5 MB and 25 million pixels at most. It is encoded again, without its metadata, kept sealed, and shown to operators only.
         */
        post: operations["addPromotionProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_applyPromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask an operator for what a promotion gives
         * @description For promotions that an operator decides. Nothing times out while it waits.
         */
        post: operations["applyPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_cancelTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back an own transfer that still waits for an operator
         * @description The money that was set aside is available again, and no longer counts for the caps of the day.
         */
        post: operations["cancelTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimLeaderboardPrize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a prize of a leaderboard
         * @description Of a window that is over.
         */
        post: operations["claimLeaderboardPrize"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimLevelUpGift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the gift of a level
         * @description Once for each level, also after a fall.
         */
        post: operations["claimLevelUpGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimManualRebate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the rebate of a day
         * @description What is left of it; the money is in the balance at once.
         */
        post: operations["claimManualRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimMission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the reward of a mission
         * @description Until seven days after its period.
         */
        post: operations["claimMission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimPromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take what a promotion gives
         * @description Bonus money where the terms have wagering, else cash. `terms_changed` where the terms are no longer those that the member has read.
         */
        post: operations["claimPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimRafflePromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the tickets of a raffle that deposits or stakes have brought
         * @description All that the member has by now; asked again, the answer is the same. `not_eligible` where there is none to take.
         */
        post: operations["claimRafflePromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimReferral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the reward for an invited person
         * @description Once for each person who has met both needs. `applying`: both sides look like one person, and an operator decides; `promotion_state` until then.
         */
        post: operations["claimReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_createAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account directly below
         * @description An account with a one-time password, which must be changed before anything else.
         */
        post: operations["createDownlineAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_downline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts directly below an account of the own team
         * @description Of the agent who asks, unless `account` names one below. An account of another team is not found.
         */
        get: operations["listTeamAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_forfeitBonus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a bonus up
         * @description Its money goes back and is not given again; rounds that are open still pay their cash part. `promotion_state` where it has ended.
         */
        post: operations["forfeitBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getBanners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners of a group
         * @description Pictures are drawn per brand; the text is real text.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getBonusDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bonuses of the member
         * @description Those that run or wait, in the order in which they are played; then those that have ended, the newest first.
         */
        get: operations["getBonusDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getBonusRounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rounds of a bonus, with what each has counted
         * @description Settled ones, newest first. What they have counted adds up to what is wagered.
         */
        get: operations["listBonusRounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which games are favourites
         * @description For the hearts of tiles. Games that the merchant no longer shows are left out.
         */
        get: operations["getFavGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getListAnnouncements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Announcements
         * @description HTML is sanitised by the server and again when shown. `execution` is B for visitors, A for members, F for a first log-in.
         */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getManualRebate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rebate, day by day
         * @description Newest day first; days without own stakes are left out.
         */
        get: operations["getManualRebate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getMissionLeaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leaderboards
         * @description Each with the member’s own row; names of others are masked.
         */
        get: operations["getMissionLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getMissionSummaryDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Missions and how far the member is
         * @description Those of today, and older ones that can still be taken.
         */
        get: operations["getMissionSummaryDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPlayerRankProgress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Levels, and how far the member is
         * @description Of the merchant's month.
         */
        get: operations["getPlayerRankProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One promotion with its terms
         * @description As the list has it; `not_found` where the list would not have it.
         */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPromotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions, and what the member can take of each
         * @description With the whole terms. Visitors get those that have begun (`joined`) or will begin (`comingSoon`), and raffles that were drawn in the last 90 days (`close`). Empty for members who are excluded: they are offered nothing.
         */
        get: operations["listPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getRaffleBook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The book of a raffle that was drawn, for anyone to draw it again
         * @description The tickets, the prizes and the seed of the draw. Whoever repeats the draw with them finds the same winners.
         */
        get: operations["getRaffleBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getReferral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own code, and whom the member invited with it
         * @description Invited people are masked, the newest first. Each has the needs of which they were told when they registered.
         */
        get: operations["getReferral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getRewardCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the member can claim, what is under way, and what they were given
         * @description Promotions that can be claimed now; those that go on, an operator decides or a bonus is wagered for; the last thirty rewards of any kind, newest first.
         */
        get: operations["getRewardCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_heldTransfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's latest transfers that were large enough for an operator to decide
         * @description Newest first. The money of one that waits is set aside.
         */
        get: operations["listHeldTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_joinPromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take part in a promotion
         * @description The terms that were read hold from then on. `promotion_state` where there is nothing to join.
         */
        post: operations["joinPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_listFavGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favourite games
         * @description The games that the member marked, the last one first; paged. Games that the merchant no longer shows are left out.
         */
        get: operations["listFavGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_myIncome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What contracts and rebates brought, by day
         * @description Of the agent who asks alone: money that came less money that went, on each day of the merchant on which any moved, newest first. What is owed by an upline is told beside it and is no part of the total.
         */
        get: operations["getAgentIncome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_quota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many accounts may be opened at each prize group
         * @description Of the agent who asks, or of an account of the own team; highest group first. Groups that the site does not count are left out.
         */
        get: operations["listQuota"];
        put?: never;
        /**
         * Pass quota on to a direct downline
         * @description What was passed on is the downline’s; it is not given back.
         */
        post: operations["grantQuota"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_raiseGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the prize group of a direct downline
         * @description At most the own one, and at least that of every account directly below it.
         */
        post: operations["setDownlineGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_registerLink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own registration links
         * @description Newest first.
         */
        get: operations["listRegisterLinks"];
        put?: never;
        /**
         * Make a registration link
         * @description Who registers by it takes exactly its type and group, directly below the agent. A link that is used up, has expired or is off answers `invitation_code_error` to a registration.
         */
        post: operations["createRegisterLink"];
        /**
         * Switch a registration link off
         * @description For good; accounts that have registered by it stay.
         */
        delete: operations["endRegisterLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_removeFavGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a game from the favourites
         * @description Removing what is no favourite is no mistake.
         */
        delete: operations["removeFavGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set what a direct downline takes of pools of rebates
         * @description At most what the own account takes.
         */
        post: operations["setDownlineShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_teamBets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bets of a team
         * @description Newest first, by the time at which they were placed; those that brought a rebate by the time at which they were settled, which the days then mean too.
         */
        get: operations["listTeamBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_teamOverview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the own team did today, yesterday and this month
         * @description Sums of whole days of the merchant, and each of the last thirty days for a chart.
         */
        get: operations["getTeamOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_teamReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What teams did in a span of days
         * @description One row for each direct downline with its whole team, a row of the account itself, and the total. An account of another team is not found.
         */
        get: operations["getTeamReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_teamTransactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Movements of the money of a team
         * @description Newest first.
         */
        get: operations["listTeamTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_transferDown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer money to a direct downline
         * @description Cash only, within the caps of the day, and with the payment password proved by a step-up. A large amount waits for an operator. What is received must be staked before it can be withdrawn.
         */
        post: operations["sendDown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_transferUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the member can transfer money to the direct upline, and how much
         * @description The bounds are those of this moment: what is left of today's caps, whatever the balance is.
         */
        get: operations["getUplineTransfer"];
        put?: never;
        /**
         * Transfer money to the direct upline
         * @description Cash only, within the caps of the day, and with the payment password proved by a step-up. A large amount waits for an operator.
         */
        post: operations["sendUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/appCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A one-time code for the link to the app
         * @description The QR code that offers the app carries `/download?code=`: opening it on another device logs the member in there. One use, 10 minutes, of purpose `app`. A newer code of the member leaves older ones as they are.
         */
        post: operations["createAppCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget this browser
         * @description The next log-in in this browser needs the password; whoever is logged in stays so.
         */
        delete: operations["forgetDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a one-time code for a session
         * @description A link that logs in carries `code`: one use, 60 seconds (10 minutes with the `purpose` `app`), bound to merchant and purpose. A token in a query is never accepted. The link of forgotPasswordByEmail (`purpose` is `reset`) is good for 30 minutes: every other session of the member ends, he is told, no withdrawal is taken for 24 hours, and the new session can only choose another password, as `passwordExpired` says. A link of that purpose lets agents in as well; any other only members.
         */
        post: operations["exchangeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description By username and password; by mobile number and SMS code when type is `sms` and the merchant allows it; by a browser that a log-in with `remember` made known, when type is `device`. Its cookie holds no password: it is good once, for a day, and replaced by each log-in. Comes one again that was used, the device is forgotten and its sessions end. The answer is the same, in body and time, for an unknown user and a wrong password. Five wrong tries lock the account for 5 minutes. Whoever was logged in in this browser no longer is. With `passwordExpired` the new session can only change the password: whatever else it asks is refused with `password_change_required`. `verification_required` asks for a second proof, because the member has an authenticator or the network is new: its `params` are `ticket`, `methods` (comma-separated), and `mobile` and `email` (masked); then verifyLogin.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in as a trial user
         * @description Makes a trial user with play money. A trial user never touches a real account.
         */
        post: operations["loginFreeplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by what a provider sent back
         * @description Checks state, nonce, PKCE, issuer, audience, signature and expiry. Whoever comes is known by issuer and subject, never by mail. Somebody who is new here is refused with `social_registration_needed`: `params.ticket` then goes into `socialTicket` of a registration within 30 minutes, in the same browser; `params.email`, `params.name` and `params.username` are what the provider told, or null.
         */
        post: operations["loginSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log out
         * @description Ends the session on the server; the cookie is dead at once.
         */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by passkey
         * @description Without a username: the passkey says whose it is. The answer is the same for whatever is wrong with it. A passkey whose counter went back may have been copied: it opens nothing any more and its member is told.
         */
        post: operations["loginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to log in by passkey
         * @description A challenge for whatever passkey of this site the browser has; it is good once, within 5 minutes, in this browser.
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom a visitor can log in by
         * @description The OpenID Connect providers that the gateway was told of and that this merchant has; none where the merchant has no log-in by others.
         */
        get: operations["listSocialProviders"];
        put?: never;
        /**
         * Begin a log-in by a provider
         * @description Gives the address at the provider to which the visitor goes. The provider sends the visitor back to `/login/{provider}` of the site with `code` and `state`, which only this browser can use, once, within 10 minutes.
         */
        post: operations["startSocialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/stepUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove again who asks
         * @description For 5 minutes the session may then do what asks for it (`step_up_required`). Nobody who logged in less than 5 minutes ago needs it. Five wrong payment passwords lock the payment password, five wrong passwords the log-in, five wrong codes the authenticator. The session gets a new cookie; the one before is dead.
         */
        post: operations["stepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/stepUp/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove by passkey who asks
         * @description As stepUp does by a password.
         */
        post: operations["stepUpPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/stepUp/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to prove by passkey who asks
         * @description A challenge for the member's own passkeys; it is good once, within 5 minutes, for this session.
         */
        post: operations["startPasskeyStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code of a second proof
         * @description To the address or number that `verification_required` told, masked. Within the limits of all codes.
         */
        post: operations["sendLoginVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a log-in by a second proof
         * @description After `verification_required`, in the same browser, within 10 minutes. A third wrong code ends it (`verification_ended`): then the log-in starts over. The member is told of a log-in from a new network.
         */
        post: operations["verifyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/domainRoute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where else the site can be reached
         * @description The hosts of the merchant, as `domainRoute` and `mainDomain` of getPermission tell them: for a client that must find a way round one that does not answer. Answers in every state of the site.
         */
        get: operations["getDomainRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Help by section
         * @description Articles with the merchant's facts in them, as its settings have them now. HTML is sanitised by the server and again when shown.
         */
        get: operations["getHelpCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter/{slug}/opinion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether an article was helpful
         * @description Counted for the version that was read, without the reader. 30 an hour for a member, or for a network where nobody is logged in.
         */
        post: operations["rateHelpArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/legalTexts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Legal texts
         * @description Each as the merchant publishes it now, with the merchant's facts in it. HTML is sanitised by the server and again when shown.
         */
        get: operations["listLegalTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/permission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings of the site
         * @description The settings a page needs to start (specification 3, permission/config). Customer-service paths are scrambled under their last 8 characters, which is an encoding and no secret. The answer has an `ETag`; whoever sends it again as `If-None-Match` is answered 304 without a body while nothing has changed.
         */
        get: operations["getPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/publicKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key that seals bodies
         * @description The current RSA public key for sealed bodies, and the server time that corrects a wrong clock.
         */
        get: operations["getPublicKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Registration fields and their rules
         * @description Which fields the register form shows, in order, and the rule of each (specification 5).
         */
        get: operations["getRegisterSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the site is open
         * @description Answers in every state of the site. `status` is 0 normal, 1 maintenance, 2 region restricted (specification 4).
         */
        get: operations["getSystemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/whitelabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * White-label modules
         * @description The tree of modules of this merchant (modId, enabled, childrenNodes).
         */
        get: operations["getWhitelabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The balance
         * @description Available, locked and bonus money. For a trial user it is play money.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposits
         * @description Newest first.
         */
        get: operations["listDeposits"];
        put?: never;
        /**
         * Begin a deposit
         * @description Gives the address of the payment provider's hosted page. Money arrives by the provider's signed webhook only. A promotion that could not be given for it is refused before.
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/deposits/{depositId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One deposit
         * @description The state of a deposit of the caller.
         */
        get: operations["getDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Withdrawals
         * @description Newest first.
         */
        get: operations["listWithdrawals"];
        put?: never;
        /**
         * Ask for a withdrawal
         * @description The money leaves the available balance at once and is locked until an operator decides. Bonuses whose terms say so end with it, if `acceptForfeit` is true; else it is refused with the sums, `amount` and `bonus`, both decimals of `currency`. Beyond the free ones of the day a withdrawal may cost a fee, by the VIP level (`withdrawals` of getPlayerRankProgress), which is taken from the amount. A fee that the member has not read is refused by `withdrawal_fee` with `fee` and `amount`, which is what would be paid out, both decimals of `currency`.
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/withdrawals/{withdrawalId}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether the money arrived
         * @description Allowed once the withdrawal is approved. `notReceived` asks an operator to decide, and may say how much is still missing; the money is not lost in either case.
         */
        post: operations["confirmWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/withdrawals/{withdrawalId}/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove again who one is, so that a withdrawal can be paid
         * @description Of a withdrawal that has `identityAsked`. The session must have proved it since then, and within five minutes: by a passkey or the authenticator where the member has one, else by the password. `step_up_required` names the ways.
         */
        post: operations["proveWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/withdrawals/{withdrawalId}/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show by a picture that the money did not arrive, or send one that an operator asked for
         * @description Of a withdrawal that is, or may be, reported as not received, or that has `documentAsked`; three at most. PNG or JPEG, 5 MB and 25 million pixels at most. It is encoded again, without its metadata, kept sealed, and shown to operators only.
         */
        post: operations["addWithdrawalProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/human/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A proof-of-work challenge
         * @description ALTCHA challenge. Its solution is sent as `altcha`: one use, within 2 minutes.
         */
        get: operations["getHumanChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/noLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by SMS to a member who is not logged in
         * @description To log in by it, or to set a new password. The answer is the same, in body and time, when nobody has the number: then nothing is sent. One a minute and 5 a day a number, 20 an hour an address, all purposes together. `expiredMinutes` drives the countdown, and `retryAfter` in seconds of a refusal does.
         */
        post: operations["sendGuestSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a registration code by SMS
         * @description One a minute and 5 a day a number, 20 an hour an address. `expiredMinutes` drives the countdown, and `retryAfter` in seconds of a refusal does.
         */
        post: operations["sendRegisterSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountName: string;
        AffiliateCheck: {
            valid: boolean;
        };
        /** @description What the contract of an affiliate states besides its tiers. */
        AffiliateTerms: {
            /** @description Of what is paid; the affiliate's upline gets it on top. */
            introducerRate: components["schemas"]["Rate"];
            /** @description With fewer active players earnings are held back. */
            minActive: number;
            /** @description Whether a negative result counts in the next period. */
            negativeCarry: boolean;
            /** @description Of what they deposited. */
            paymentFee: components["schemas"]["Rate"];
            /** @description Of what the players lost. */
            platformFee: components["schemas"]["Rate"];
        };
        /**
         * @description 0 a member; 1, 2, 41 and 42 agents.
         * @enum {integer}
         */
        AgentAccountType: 0 | 1 | 2 | 41 | 42;
        AgentBill: {
            account: string;
            active: number;
            /** @description Of bets that were voided after they had counted. */
            adjustment: components["schemas"]["Money"];
            /** @description What the rate applies to. */
            basis: components["schemas"]["Money"];
            bets: number;
            billKey: string;
            carryIn: components["schemas"]["Money"];
            corrections: components["schemas"]["BillCorrection"][];
            /** @description Of affiliates. */
            deductions: components["schemas"]["Money"];
            due: components["schemas"]["Money"];
            endsAt: components["schemas"]["Timestamp"];
            /** @description Of affiliates. */
            ggr: components["schemas"]["Money"];
            /** @description Earned by an affiliate and waiting for enough active players. */
            held: components["schemas"]["Money"];
            /** @description The account owes its downline for this period. */
            insufficient: boolean;
            /** @description What an affiliate's upline got on top. */
            introducer: components["schemas"]["Money"];
            /** @description Due less what is to be paid; may be negative. */
            keeps: components["schemas"]["Money"];
            kind: components["schemas"]["ContractKind"];
            /** @description Stakes of losing bets. */
            lost: components["schemas"]["Money"];
            /** @description The company's side; of dividends with the adjustment. */
            net: components["schemas"]["Money"];
            /** @description Open claims on it. */
            owed: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            /** @description How much of the account's income of the days asked for; negative where it paid. Absent without days. */
            part?: components["schemas"]["Money"];
            /** @description Null for the platform. */
            payer: string | null;
            /**
             * @example 2026-08-01
             * @example 2026-W31
             * @example 2026-08-A
             */
            period: string;
            startsAt: components["schemas"]["Timestamp"];
            state: components["schemas"]["BillState"];
            /** @description From 1; 0 for none. */
            tier: number;
            /** @description Due to the own direct downline for the same period. */
            toPay: components["schemas"]["Money"];
            turnover: components["schemas"]["Money"];
            /** @description Stakes of winning bets. */
            won: components["schemas"]["Money"];
        };
        AgentContract: {
            /** @description Who earns by it. */
            account: string;
            /** Format: uuid */
            contractId: string;
            /** @description How it is settled: by the merchant's policy while it is in force, otherwise as it was offered. */
            cycle: components["schemas"]["ContractCycle"];
            /** @enum {string|null} */
            endingAskedBy: "holder" | "payer" | null;
            /**
             * Format: date-time
             * @description From when on it counts; null until it is accepted.
             */
            from: string | null;
            kind: components["schemas"]["ContractKind"];
            /**
             * Format: date-time
             * @description When an offer or an asked end is answered by the clock.
             */
            lapsesAt: string | null;
            offeredAt: components["schemas"]["Timestamp"];
            /** @description The direct upline; null for the platform. */
            offeredBy: string | null;
            /**
             * @description What the account that asks is in it.
             * @enum {string}
             */
            side: "holder" | "payer" | "other";
            state: components["schemas"]["ContractState"];
            /** @description Of affiliates alone. */
            terms?: components["schemas"]["AffiliateTerms"];
            tiers: components["schemas"]["ContractTier"][];
            /**
             * Format: date-time
             * @description Until when it counts.
             */
            to: string | null;
            /** @description Of the contracts of this kind that the account was offered. */
            version: number;
        };
        AgentContractPage: {
            list: components["schemas"]["AgentContract"][];
            page: components["schemas"]["Page"];
        };
        AgentIncomeDay: {
            day: components["schemas"]["Day"];
            income: components["schemas"]["Income"];
        };
        AgentIncomePage: {
            list: components["schemas"]["AgentIncomeDay"][];
            page: components["schemas"]["Page"];
            /** @description Of all pages. */
            total: components["schemas"]["Income"];
        };
        Announcement: {
            /** @description Text of the link. */
            action?: string;
            /** @description In their order; absent where it has none. */
            announcementImages?: components["schemas"]["AnnouncementImage"][];
            /** @description Sanitised HTML. */
            content: string;
            /** @enum {string} */
            execution: "A" | "B" | "F";
            /** Format: uuid */
            id: string;
            /** @description The language that all of it is in; perhaps not the one asked for. */
            language: string;
            /** @description A path of the site or an https address. */
            linkage?: string;
            /** @enum {string} */
            linkageType?: "ROUTE" | "LINK" | "NONE";
            /** @description A member confirms it once after log-in. */
            pinned?: boolean;
            /** @description Of popups of one state the lowest is shown first. */
            position: number;
            publishedAt: components["schemas"]["Timestamp"];
            title: string;
            /**
             * @description B notice, PL platform, PU popup, PR promotion, H help.
             * @enum {string}
             */
            type: "B" | "PL" | "PU" | "PR" | "H";
            /** @description A new one is shown again, and confirmed again. */
            version: number;
        };
        AnnouncementImage: {
            /** @description What it shows, in the language of the announcement. */
            alt: string;
            height?: number;
            /** @description Path of a narrower one for phones; absent where there is none. */
            phoneUrl?: string;
            sequence: number;
            /** @description Path of the picture on the site's own origin. */
            url: string;
            /** @description In px, where it is known. */
            width?: number;
        };
        AnswerContractPayload: {
            closure: components["schemas"]["Closure"];
            /** Format: uuid */
            contractId: string;
        };
        AppCode: {
            code: string;
            expiresAt: components["schemas"]["Timestamp"];
        };
        AuthenticatorConfirmation: {
            /** @description Six digits; spaces do not matter. */
            code: string;
        };
        AuthenticatorSecret: {
            /** @description Seconds within which it is to be confirmed. */
            expiresIn: number;
            /** @description Base32, to be typed where a camera cannot be used. */
            setUpKey: string;
            /** @description What a QR code of it says (otpauth://). */
            uri: string;
        };
        AuthenticatorState: {
            on: boolean;
            recoveryCodesLeft: number;
            since?: components["schemas"]["Timestamp"];
        };
        Balance: {
            available: components["schemas"]["Money"];
            /** @description Bonus money of the member, beside what is available; only `getBalance` tells it, where there is some. */
            bonus?: components["schemas"]["Money"];
            bonusDetail?: components["schemas"]["BonusDetail"];
            /** @description Waiting for a withdrawal to be decided. */
            locked: components["schemas"]["Money"];
            playMoney: boolean;
            /** @description Grows with every posting; a smaller one is older news. */
            version: number;
        };
        BalanceChangedEvent: {
            balance: components["schemas"]["Balance"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "balanceChanged";
        };
        Banner: {
            /** @description Text of the button. */
            action?: string;
            /** @enum {string} */
            groupName: "w_home" | "w_promotion";
            /** Format: uuid */
            id: string;
            /** @description The language that all of it is in; perhaps not the one asked for. */
            language: string;
            /** @description A path of the site or an https address. */
            linkage: string;
            /** @enum {string} */
            linkageType: "ROUTE" | "LINK" | "NONE";
            /** @description Path of its crop for phones; a square. */
            phoneUrl: string;
            /** @description The terms of what it promises. */
            terms?: string;
            text: string;
            title: string;
            /** @description Path of the picture on the site's own origin. */
            url: string;
            /** @description Address of a video on the sharing service; absent where the site shows none. */
            videoUrl?: string;
        };
        /** @description Bytes as unpadded base64url. */
        Base64Url: string;
        Bet: {
            gameName: string;
            placedAt: components["schemas"]["Timestamp"];
            /** Format: uuid */
            roundId: string;
            settledAt?: components["schemas"]["Timestamp"];
            stake: components["schemas"]["Money"];
            status: components["schemas"]["RoundStatus"];
            vendorName: string;
            /** @description verifyRound can be asked. */
            verifiable: boolean;
            win: components["schemas"]["Money"];
        };
        BetDay: {
            /** Format: date */
            day: string;
            rounds: number;
            stake: components["schemas"]["Money"];
            win: components["schemas"]["Money"];
        };
        BetPage: {
            list: components["schemas"]["Bet"][];
            page: components["schemas"]["Page"];
        };
        BetSums: {
            /** @description Oldest first; empty where no time zone was given. */
            days: components["schemas"]["BetDay"][];
            rounds: number;
            stake: components["schemas"]["Money"];
            win: components["schemas"]["Money"];
        };
        BillCorrection: {
            after: components["schemas"]["Money"];
            before: components["schemas"]["Money"];
        };
        BillExplanation: {
            /** @description A page of the bets that counted, latest first. */
            bets: components["schemas"]["TeamBet"][];
            bill: components["schemas"]["AgentBill"];
            claims: components["schemas"]["Claim"][];
            /** @description In the names of the bill's figures. */
            formula: string;
            /** @description What is missing for the next tier; null for the highest. */
            nextTier: {
                active: number;
                /** @description Turnover of the five days before; of real-time salary. */
                bet5?: components["schemas"]["Money"];
                /** @description The same of fifteen days. */
                bet15?: components["schemas"]["Money"];
                loss: components["schemas"]["Money"];
                tier: number;
                turnover: components["schemas"]["Money"];
            } | null;
            page: components["schemas"]["Page"];
            /** @description Percent, of the tier that was reached. */
            rate: string | null;
            /** @description Where an upline's payment came from. */
            source: {
                fromBill: components["schemas"]["Money"];
                fromWallet: components["schemas"]["Money"];
            };
            /** @description By direct downline. */
            team: components["schemas"]["BillTeamRow"][];
            tiers: components["schemas"]["ContractTier"][];
            transfers: components["schemas"]["BillTransfer"][];
        };
        BillPage: {
            list: components["schemas"]["AgentBill"][];
            page: components["schemas"]["Page"];
            /** @description Of all pages. */
            totals: {
                due: components["schemas"]["Money"];
                owed: components["schemas"]["Money"];
                paid: components["schemas"]["Money"];
                /** @description Absent without days. */
                part?: components["schemas"]["Money"];
            };
        };
        /**
         * @description stopped: an upline reached no tier; held: waits for active players; awaiting: an approval; toCollect: its holder; expired: it was not collected before the next period; part, unpaid: a claim is open.
         * @enum {string}
         */
        BillState: "stopped" | "held" | "notReached" | "awaiting" | "toCollect" | "denied" | "expired" | "issued" | "part" | "unpaid";
        BillTeamRow: {
            account: string;
            active: number;
            bets: number;
            /** @description By its own bill of the period. */
            due: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            turnover: components["schemas"]["Money"];
        };
        BillTransfer: {
            amount: components["schemas"]["Money"];
            at: components["schemas"]["Timestamp"];
            /** @description Null for the platform. */
            from: string | null;
            key: string;
            to: string | null;
        };
        BoardRow: {
            /** @description An amount, a multiple, or a number of points. */
            measure: string;
            /** @description Masked; empty in the own row. */
            name: string;
            own: boolean;
            prize?: components["schemas"]["Money"];
            rank: number;
        };
        BoardView: {
            code: string;
            /** @enum {string} */
            measure: "validStake" | "bestMultiple" | "points";
            own?: components["schemas"]["BoardRow"];
            rows: components["schemas"]["BoardRow"][];
            title: string;
            window: {
                end: components["schemas"]["Timestamp"];
                start: components["schemas"]["Timestamp"];
            };
        };
        Bonus: {
            /** @description What was given. */
            amount: components["schemas"]["Money"];
            /** @description What is there now. */
            balance: components["schemas"]["Money"];
            /** @description Of its promotion. */
            code: string;
            ended?: {
                at: components["schemas"]["Timestamp"];
                /** @description What became cash. */
                converted: components["schemas"]["Money"];
                /** @description What went back. */
                returned: components["schemas"]["Money"];
            };
            /** @description Its days count from the moment it is played, so a waiting one has none yet. */
            expiresAt?: components["schemas"]["Timestamp"];
            /** Format: uuid */
            grant: string;
            grantedAt: components["schemas"]["Timestamp"];
            maxBet?: components["schemas"]["Money"];
            maxConversion?: components["schemas"]["Multiple"];
            /** @enum {string} */
            onWithdrawal: "forfeit" | "keep";
            /** @description How much has to be wagered until it becomes cash. */
            required: components["schemas"]["Money"];
            /** @enum {string} */
            spend: "realFirst" | "bonusFirst";
            status: components["schemas"]["BonusStatus"];
            title: string;
            /** @description How much of it counts so far. */
            wagered: components["schemas"]["Money"];
            weights: components["schemas"]["GameWeight"][];
        };
        /** @description The member was given bonus money, or some of it became active, closing or ended; a page asks again. */
        BonusChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bonusChanged";
        };
        /** @description The bonus that is played now. */
        BonusDetail: {
            /** Format: uuid */
            grant: string;
            /** @description How much has to be wagered until it becomes cash. */
            required: components["schemas"]["Money"];
            /** @description How much of it counts so far. */
            wagered: components["schemas"]["Money"];
        };
        BonusDetails: {
            list: components["schemas"]["Bonus"][];
        };
        BonusForfeitPayload: {
            /** Format: uuid */
            grant: string;
        };
        BonusRound: {
            /** @description When it was settled. */
            at: components["schemas"]["Timestamp"];
            /** @description What it has counted; nothing for a tie where ties are left out, or above the highest stake. */
            counted: components["schemas"]["Money"];
            gameName: string;
            /** @description How much of a stake in this game counts. */
            percent: components["schemas"]["Percent"];
            /**
             * Format: uuid
             * @description As the betting record names it.
             */
            round: string;
            stake: components["schemas"]["Money"];
        };
        BonusRoundPage: {
            list: components["schemas"]["BonusRound"][];
            page: components["schemas"]["Page"];
        };
        /** @enum {string} */
        BonusStatus: "waiting" | "active" | "closing" | "converted" | "expired" | "forfeited" | "usedUp";
        Captcha: {
            /** @description Seconds. */
            expiresIn: number;
            /** @description Base64 PNG. */
            image: string;
        };
        ChangePasswordPayload: {
            confirmNewPassword: string;
            /** @description Under the rule of the field `password` of getRegisterSettings. */
            newPassword: string;
            /** @description Compared exactly; see the operation for when it may be left out. */
            oldPassword?: string;
        };
        ChangePaymentPasswordPayload: {
            confirmNewPassword: string;
            /** @description 6 to 64 characters of any kind. */
            newPassword: string;
            /** @description The payment password so far; compared exactly. */
            oldPassword: string;
        };
        ChartDay: {
            /** @description Accounts whose turnover of the day reached what counts as active. */
            active: components["schemas"]["Count"];
            day: components["schemas"]["Day"];
            deposits: components["schemas"]["Money"];
            income: components["schemas"]["Money"];
            profit: components["schemas"]["Money"];
            turnover: components["schemas"]["Money"];
            withdrawals: components["schemas"]["Money"];
        };
        Chase: {
            at?: string;
            /** Format: uuid */
            chaseId: string;
            costUnits: number;
            gameCode: components["schemas"]["GameCode"];
            /** @description In the language asked for. */
            gameName: string;
            group?: components["schemas"]["PlayedGroup"];
            /** @description Still set aside. */
            held: components["schemas"]["Money"];
            /** @description The least that a step is placed at. */
            odds: components["schemas"]["LotteryOdds"];
            placedAt: components["schemas"]["Timestamp"];
            selection: string[];
            state: components["schemas"]["ChaseState"];
            steps: components["schemas"]["ChaseStep"][];
            stopOnWin: boolean;
            type: string;
            unit: string;
        };
        ChasePage: {
            list: components["schemas"]["Chase"][];
            page: components["schemas"]["Page"];
        };
        /** @description The same line over following draws, with a multiplier of its unit for each. */
        ChasePayload: {
            /** @description Of one game, in the order in which they are drawn. */
            draws: components["schemas"]["DrawId"][];
            line: components["schemas"]["OfferedLine"];
            /** @description One for each draw. */
            multipliers: number[];
            /** @description After a step that won, the later ones come back. */
            stopOnWin: boolean;
        };
        /** @enum {string} */
        ChaseState: "running" | "done" | "stopped" | "won";
        ChaseStep: {
            drawId: components["schemas"]["DrawId"];
            /** Format: uuid */
            lineId?: string;
            lineState?: components["schemas"]["LineState"];
            multiplier: number;
            /** @description Why it was skipped or returned. */
            reason?: string;
            stake: components["schemas"]["Money"];
            state: components["schemas"]["ChaseStepState"];
            step: number;
        };
        /**
         * @description held: its stake is set aside; placed: it is a line; skipped: the odds fell or the draw no longer took it; returned: stopped, won before, or the draw void.
         * @enum {string}
         */
        ChaseStepState: "held" | "placed" | "skipped" | "returned";
        /** @description A round as the books have it. */
        ChatCard: {
            /** @description Its name in the language of the room. */
            game: string;
            gameCode: string;
            /**
             * @description What came back, by the stake.
             * @example 12.50
             */
            multiple: string;
            /** @description Null where the member keeps it to themselves. */
            stake: components["schemas"]["Money"] | null;
            vendor: string;
        };
        ChatHidingPayload: {
            hidden: boolean;
        };
        ChatListening: {
            /**
             * Format: uuid
             * @description The pseudonym of the member who asks.
             */
            author: string;
            change: components["schemas"]["ChatSequence"];
            last: components["schemas"]["ChatSequence"];
        };
        ChatMessage: {
            at: components["schemas"]["Timestamp"];
            /** Format: uuid */
            author: string;
            card?: components["schemas"]["ChatCard"];
            /** @description An operator looks at it before others see it; only its author is told of it, by answers. */
            held?: boolean;
            /** Format: uuid */
            id: string;
            /** @description The VIP level when it was said; 0 for none. */
            level: number;
            nickname: string | null;
            /** @description Whether the reader said it. In answers; an event says the same to everybody, so a page compares `author` there. */
            own?: boolean;
            /** @description The reader's own reactions. In answers; a page keeps what it knows when an event brings the message. */
            reacted?: components["schemas"]["ChatReactionKind"][];
            reactions: components["schemas"]["ChatReaction"][];
            /** @description An operator removed it, or it is hidden after reports: its place stays. */
            removed: boolean;
            seq: components["schemas"]["ChatSequence"];
            /** @description As shown: notes `{phone}`, `{site}` and `{wallet}` stand for what was replaced. Absent of a card and of what was removed. */
            text?: string;
        };
        ChatMessages: {
            /** @description Counts what changed in the room. */
            change: components["schemas"]["ChatSequence"];
            /** @description The sequence of the room's last message. */
            last: components["schemas"]["ChatSequence"];
            list: components["schemas"]["ChatMessage"][];
            /** @description Whether there are more: behind those with `after`, else before them. */
            more: boolean;
        };
        /** @description Messages of a room that are new or have changed, to sessions that listen to it. Not repeated after a lost connection: a page asks listChatMessages with `after` and `change`. */
        ChatMessagesEvent: {
            change: components["schemas"]["ChatSequence"];
            messages: components["schemas"]["ChatMessage"][];
            /** Format: uuid */
            roomId: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chatMessages";
        };
        ChatPerson: {
            /**
             * Format: uuid
             * @description A pseudonym of the member in this merchant's chat.
             */
            author: string;
            /** @description Null where they chose none: account names are never shown. */
            nickname: string | null;
        };
        /** @description Either a text or a round. */
        ChatPost: {
            /**
             * Format: uuid
             * @description Made once for a message, and sent again with each retry.
             */
            clientId: string;
            /**
             * Format: uuid
             * @description One of the member's own settled rounds.
             */
            roundId?: string;
            /** @description Whether the card shows the stake; not where absent. */
            showStake?: boolean;
            /** @description At most 200 characters after tidying (`field_invalid`). */
            text?: string;
        };
        ChatReaction: {
            count: number;
            kind: components["schemas"]["ChatReactionKind"];
        };
        /** @enum {string} */
        ChatReactionKind: "like" | "love" | "laugh" | "wow" | "luck" | "sad";
        ChatReactionPayload: {
            /** @description False takes it back. */
            on: boolean;
        };
        /**
         * @description Why the member may not write; `paused` from betting, for six weeks at most.
         * @enum {string}
         */
        ChatReason: "trial" | "paused" | "muted" | "notYet" | "closed" | "hours";
        ChatReportPayload: {
            /** @enum {string} */
            reason: "abuse" | "spam" | "fraud" | "privacy" | "begging" | "other";
        };
        ChatRoom: {
            /** Format: uuid */
            id: string;
            language: components["schemas"]["LanguageCode"];
            mayWrite: boolean;
            /** @description How many people listen. */
            online: number;
            /** @description What the operator told the muted member. */
            reason?: string;
            /** @description Seconds between two messages of one member; 0 where the room is not slow. */
            slowMode: number;
            title: string;
            /** @description What it is about; empty where the merchant says nothing. */
            topic: string;
            /** @description Until when; absent where no time is set, as for a mute for ever. */
            until?: components["schemas"]["Timestamp"];
            why?: components["schemas"]["ChatReason"];
        };
        ChatRooms: {
            /** @description The member is excluded from betting, and does not enter. */
            excluded: boolean;
            /** @description Whom the reader hid. */
            hidden: components["schemas"]["ChatPerson"][];
            list: components["schemas"]["ChatRoom"][];
        };
        /** @description Rooms, or what the member may do in them, have changed; a page asks listChatRooms again. */
        ChatRoomsChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chatRoomsChanged";
        };
        ChatSequence: number;
        Claim: {
            /** @description What it was at first. */
            arisen: components["schemas"]["Money"];
            aroseAt: components["schemas"]["Timestamp"];
            billKey: string | null;
            /** @description Who owes. */
            from: string;
            key: string;
            /** @enum {string} */
            kind: "daily" | "hourly" | "realtime" | "dividend" | "affiliate" | "rebate";
            open: components["schemas"]["Money"];
            /** @enum {string} */
            reason: "bill" | "correction";
            /** @description Null for the platform. */
            to: string | null;
        };
        ClaimPage: {
            list: components["schemas"]["Claim"][];
            /** @description Of all pages. */
            open: components["schemas"]["Money"];
            page: components["schemas"]["Page"];
        };
        /** @description Accounts whose contracts end with it, as the preview has shown them. */
        Closure: components["schemas"]["AccountName"][];
        ConfirmationPayload: {
            /** @enum {string} */
            outcome: "received" | "notReceived";
            /** @description With `notReceived`: what is still missing, where a part arrived. */
            remaining?: components["schemas"]["PositiveAmount"];
        };
        ConfirmContactPayload: {
            /** @enum {string} */
            channel: "email" | "sms";
            code: string;
        };
        ConsolidatedContracts: {
            contracthoursalreqtype: components["schemas"]["RequestState"];
            /** @description Of the own account: what is in force, and what waits for an answer. */
            contracts: components["schemas"]["AgentContract"][];
            /** @description Whether the site has daily wages. */
            dailySalary: boolean;
            dailysalreqtype: components["schemas"]["RequestState"];
            divtypereq: components["schemas"]["RequestState"];
            /** @description Whether the site has contracts at all. */
            enableCt: boolean;
            hourSalary: boolean;
            /** @description Which kinds of contracts the site has. */
            kinds: components["schemas"]["ContractKind"][];
            realtimesalreqtype: components["schemas"]["RequestState"];
            /** @description Real-time salary. */
            salary: boolean;
            /** @description Whether agents send money to those directly below. */
            transferDown: boolean;
        };
        Contact: {
            /** @description Masked. */
            shown: string;
            /** @description A code that was sent there has been typed in. */
            verified: boolean;
        };
        /** @description With `email`, or with `countryDialingCode` and `mobileNum`. */
        ContactCodePayload: {
            /** @enum {string} */
            channel: "email" | "sms";
            countryDialingCode?: string;
            email?: string;
            /** @description In whatever form it was pasted. */
            mobileNum?: string;
        };
        /** @description What a member has; absent is what is not there. */
        Contacts: {
            email?: components["schemas"]["Contact"];
            mobile?: components["schemas"]["Contact"];
        };
        /** @enum {string} */
        ContactType: "LIVECHAT" | "FACEBOOK" | "TELEGRAM" | "WHATSAPP" | "EMAIL";
        /** @description What the merchant publishes has changed; a page asks again when its visitor looks at it. */
        ContentChangedEvent: {
            kinds: ("announcement" | "banner" | "helpSection" | "helpArticle" | "broadcast" | "legal")[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contentChanged";
        };
        /**
         * @description How long its periods are; a window has five minutes.
         * @enum {string}
         */
        ContractCycle: "daily" | "weekly" | "semimonthly" | "monthly" | "hourly" | "window";
        ContractIdPayload: {
            /** Format: uuid */
            contractId: string;
        };
        /**
         * @description Salaries, dividends, and earnings of affiliates.
         * @enum {string}
         */
        ContractKind: "daily" | "hourly" | "realtime" | "dividend" | "affiliate";
        ContractPreview: {
            /** @description Accounts whose contracts would end. */
            closure: string[];
            /** @description The last three that are over, oldest first; none for real-time salary. */
            periods: components["schemas"]["PreviewPeriod"][];
            reasons: components["schemas"]["OfferReason"][];
            valid: boolean;
        };
        ContractsOfAccount: {
            /** @description In force or accepted. */
            current: components["schemas"]["AgentContract"] | null;
            /** @description How contracts of this kind are settled from the next period on: what an offer states. */
            cycle?: components["schemas"]["ContractCycle"];
            limits: components["schemas"]["OfferLimits"];
            /** @description Waiting for an answer. */
            offer: components["schemas"]["AgentContract"] | null;
            /** @description Of the account that asks: what it can offer of. */
            own: components["schemas"]["AgentContract"] | null;
        };
        /**
         * @description ending: one side has asked for its end.
         * @enum {string}
         */
        ContractState: "offered" | "active" | "ending" | "ended" | "rejected" | "withdrawn" | "lapsed";
        /** @description What must be reached, and what it pays. What a kind does not know is left out; a threshold that is left out is 0. */
        ContractTier: {
            active?: number;
            bet5?: components["schemas"]["Threshold"];
            bet15?: components["schemas"]["Threshold"];
            loss?: components["schemas"]["Threshold"];
            lossRate?: components["schemas"]["Rate"];
            ngr?: components["schemas"]["Threshold"];
            rate?: components["schemas"]["Rate"];
            single?: components["schemas"]["Threshold"];
            turnover?: components["schemas"]["Threshold"];
            winRate?: components["schemas"]["Rate"];
        };
        ConvertPayload: {
            points: number;
        };
        Count: number;
        CreateAccountPayload: {
            /** @description At most the own one; absent for an account without a group. */
            group?: components["schemas"]["PrizeGroup"];
            /** @description At most the own one; absent for an account that takes what is left. */
            share?: components["schemas"]["PoolShare"];
            type: components["schemas"]["AgentAccountType"];
            username: components["schemas"]["AccountName"];
        };
        CreatedAccount: {
            account: string;
            /** @description It logs in once and can then only be changed. */
            oneTimePassword: string;
            validUntil: components["schemas"]["Timestamp"];
        };
        /**
         * @description A day of the merchant.
         * @example 2026-08-01
         */
        Day: string;
        /**
         * @description What one unit returns for one hit, the stake included.
         * @example 99.5
         */
        DecimalOdds: string;
        Deposit: {
            amount: components["schemas"]["Money"];
            /** @description The provider's hosted page; only while pending. */
            cashierUrl?: string;
            createdAt: components["schemas"]["Timestamp"];
            /** Format: uuid */
            id: string;
            promotion?: components["schemas"]["DepositGift"];
            provider: string;
            settledAt?: components["schemas"]["Timestamp"];
            status: components["schemas"]["DepositStatus"];
        };
        /** @description The promotion that the deposit is made for. It is given once the money has come. */
        DepositChoice: {
            code: string;
            /** @description The terms that the member has read. */
            termsVersion: number;
        };
        /** @description What came of the promotion that the deposit was made for. */
        DepositGift: {
            code: string;
            /** @description What it gave. */
            given?: components["schemas"]["Money"];
            /**
             * @description Missing until the money is there. Bonus money; cash; an operator decides; or why nothing was given.
             * @enum {string}
             */
            outcome?: "issued" | "claimed" | "applying" | "not_found" | "terms_changed" | "promotion_state" | "promotion_ended" | "already_claimed" | "all_taken" | "not_eligible" | "period_open" | "budget_spent";
        };
        DepositPage: {
            list: components["schemas"]["Deposit"][];
            page: components["schemas"]["Page"];
        };
        DepositPayload: {
            amount: components["schemas"]["PositiveAmount"];
            /** @description How the player means to pay, of `depositMethods`. Without it the hosted page asks, which takes a merchant whose methods are all open. */
            method?: components["schemas"]["PaymentMethod"];
            promotion?: components["schemas"]["DepositChoice"];
        };
        /** @enum {string} */
        DepositStatus: "pending" | "succeeded" | "failed" | "cancelled";
        DepositUpdatedEvent: {
            deposit: components["schemas"]["Deposit"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "depositUpdated";
        };
        /** @description What the browser says of itself; `other` where it is none of the known ones. */
        Device: {
            /** @enum {string} */
            browser: "chrome" | "edge" | "firefox" | "opera" | "safari" | "samsung" | "other";
            /** @enum {string} */
            system: "android" | "ios" | "linux" | "macos" | "windows" | "other";
        };
        DomainRoute: {
            /** @description Hosts, the main one first. */
            domainRoute: string[];
            mainDomain: string;
        };
        Done: {
            /** @constant */
            success: true;
            value: null;
        };
        DownlineMember: {
            account: string;
            joinedAt: components["schemas"]["Timestamp"];
            /** @description The account type: 0 a member, 1, 2, 41 and 42 agents. */
            type: number;
        };
        DownlinePage: {
            list: components["schemas"]["TeamAccount"][];
            /** @description What the agent takes of pools, and direct downlines at most; null where rebates are not paid out of a pool. */
            ownShare: components["schemas"]["PoolShare"] | null;
            page: components["schemas"]["Page"];
            /** @description Accounts from the own one to the one whose direct downline is listed. */
            path: string[];
        };
        DrawBookPart: {
            /**
             * Format: uuid
             * @description Where the next part begins; absent with the last one.
             */
            next?: string;
            /** @description As `bookRowForm` of the draw says. */
            rows: string[];
        };
        /** @description What proves a result. `seed`: the commitment is published before the draw opens, the seed with the result, and anyone can recompute it. `sources`: two reports that agree. `operators`: two operators typed the same, such as after reports that differed. `none`: a demonstration made the result up. */
        DrawEvidence: {
            /** @description The game's public salt. */
            clientSeed?: string;
            /** @description SHA-256 of the seed's text. */
            commitment?: string;
            /** @enum {string} */
            kind: "seed" | "sources" | "operators" | "none";
            /** @description Digits of the issue. */
            nonce?: string;
            reports?: components["schemas"]["DrawReport"][];
            /** @description With `seed`, once the result is out. */
            serverSeed?: string;
            /** @description A demonstration made up the result, or a source that reported it says that it is simulated. */
            simulated?: boolean;
        };
        /** @example XSMB-20260822 */
        DrawId: string;
        /** @description The message of the draw is `code:member:n:clientSeed`. */
        DrawnPrize: {
            amount: components["schemas"]["Money"];
            clientSeed: string;
            /** Format: uuid */
            member: string;
            n: number;
            /** @description Its place among the prizes. */
            prize: number;
            value: string;
        };
        DrawReport: {
            at: components["schemas"]["Timestamp"];
            /** @description SHA-256 of the bytes as they came, in lower-case hex. */
            hash: string;
            result?: components["schemas"]["LotteryResult"];
            /** @description Where it came from. */
            source: string;
        };
        DrawReportContent: {
            /**
             * Format: byte
             * @description As they came, in Base64.
             */
            bytes: string;
        };
        /** @description Numbers of a draw as they come, and at last all of them. */
        DrawResultEvent: {
            complete: boolean;
            drawId: components["schemas"]["DrawId"];
            gameCode: components["schemas"]["GameCode"];
            result: components["schemas"]["LotteryResult"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "drawResult";
        };
        /**
         * @description Bets are taken while `open` and `closing`, until `closesAt`.
         * @enum {string}
         */
        DrawStatus: "scheduled" | "open" | "closing" | "closed" | "resulted" | "settling" | "settled" | "corrected" | "void";
        /** @description A draw opened, is closing, closed, or went on. */
        DrawStatusEvent: {
            /** @description With the close. */
            bookHash?: string;
            closesAt: components["schemas"]["Timestamp"];
            drawId: components["schemas"]["DrawId"];
            gameCode: components["schemas"]["GameCode"];
            status: components["schemas"]["DrawStatus"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "drawStatus";
        };
        DrawStep: {
            at: components["schemas"]["Timestamp"];
            /** @description Why it was voided or corrected. */
            reason?: string;
            status: components["schemas"]["DrawStatus"];
        };
        /**
         * @description The IANA time zone by whose clock the game is drawn, and whose day its draws are named after.
         * @example Asia/Ho_Chi_Minh
         */
        DrawZone: string;
        Error: {
            /** @description The next try must carry a captcha. */
            captchaRequired?: boolean;
            code: components["schemas"]["ErrorCode"];
            /** @description Which fields are wrong and why. */
            fields?: components["schemas"]["FieldError"][];
            /** @description Which lines of a slip are refused and why. */
            lines?: components["schemas"]["LineError"][];
            /** @description For developers and logs, in English; never shown to a player. */
            message: string;
            /** @description Values for the shown message, such as `min`, `max`, `balance`, `retryAfter` (seconds), `until` (ISO 8601), `account` (whose password must be changed), `maintenanceEnd`, `ip`. */
            params?: {
                [key: string]: string | number | null;
            };
            requestId: string;
            /** @constant */
            success: false;
        };
        /**
         * @description Why a request was refused. Closed: `npm run contract` gathers the codes that the operations name, each declared with its HTTP status under `x-errors` of one area, or of errors.yaml beside this file. The text shown is chosen by it.
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "unknown_operation" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "unknown_host" | "not_found" | "internal_error" | "unavailable" | "cross_site_request" | "not_logged_in" | "forbidden" | "too_many_requests" | "field_invalid" | "function_not_enabled" | "step_up_required" | "idempotency_key_missing" | "idempotency_key_reused" | "idempotency_key_in_flight" | "bill_state" | "no_own_contract" | "own_contract_unsigned" | "already_offered" | "already_signed" | "other_cycle" | "not_my_contract" | "unpaid_claims" | "out_of_range" | "closure_changed" | "contract_state" | "transfer_refused" | "transfer_decided" | "group_out_of_range" | "line_too_deep" | "not_direct_downline" | "group_quota_exceeded" | "share_out_of_range" | "authenticator_missing" | "authenticator_exists" | "authenticator_locked" | "chat_muted" | "chat_too_fast" | "chat_words" | "chat_not_yet" | "chat_closed" | "game_not_available" | "game_under_maintenance" | "vendor_unavailable" | "round_in_progress" | "draw_closed" | "draw_state" | "number_closed" | "odds_changed" | "exposure_limit" | "type_disabled" | "cancel_closed" | "unit_limit" | "stake_limit" | "selection_invalid" | "already_claimed" | "period_open" | "promotion_ended" | "username_taken" | "mobile_taken" | "email_taken" | "password_too_common" | "passwords_must_differ" | "password_wrong" | "old_password_required" | "password_change_required" | "payment_password_wrong" | "payment_password_locked" | "payment_password_missing" | "payment_password_exists" | "invitation_code_error" | "invitation_of_oneself" | "terms_not_accepted" | "passkey_refused" | "passkey_exists" | "passkey_limit" | "not_eligible" | "budget_spent" | "all_taken" | "points_not_enough" | "out_of_stock" | "terms_changed" | "promotion_state" | "push_unavailable" | "live_chat_closed" | "real_account_needed" | "login_failed" | "member_no_enter" | "agent_no_enter" | "device_not_remembered" | "account_locked" | "account_blocked" | "captcha_required" | "captcha_wrong" | "human_verification_failed" | "code_invalid" | "code_expired" | "code_not_sent" | "quota_exceeded" | "verification_required" | "verification_ended" | "social_failed" | "social_unavailable" | "social_registration_needed" | "social_proof_expired" | "social_taken" | "maintenance" | "region_restricted" | "sealed_body_invalid" | "page_outdated" | "amount_invalid" | "amount_decimals" | "amount_out_of_range" | "insufficient_balance" | "debt_owed" | "turnover_required" | "bonus_would_be_forfeited" | "withdrawal_fee" | "deposit_limit_reached" | "withdrawals_paused" | "illegal_transition" | "picture_invalid" | "too_many_pictures";
        /** @description Each type says what comes with it. */
        Event: components["schemas"]["SystemStatusEvent"] | components["schemas"]["SettingsChangedEvent"] | components["schemas"]["BalanceChangedEvent"] | components["schemas"]["DepositUpdatedEvent"] | components["schemas"]["WithdrawalUpdatedEvent"] | components["schemas"]["MessageCreatedEvent"] | components["schemas"]["MessagesReadEvent"] | components["schemas"]["SessionEndedEvent"] | components["schemas"]["MissionProgressEvent"] | components["schemas"]["PromotionChangedEvent"] | components["schemas"]["BonusChangedEvent"] | components["schemas"]["PointsChangedEvent"] | components["schemas"]["LevelChangedEvent"] | components["schemas"]["GamesChangedEvent"] | components["schemas"]["ContentChangedEvent"] | components["schemas"]["DrawStatusEvent"] | components["schemas"]["DrawResultEvent"] | components["schemas"]["LineSettledEvent"] | components["schemas"]["OddsChangedEvent"] | components["schemas"]["ChatMessagesEvent"] | components["schemas"]["ChatRoomsChangedEvent"];
        ExchangePayload: {
            code: string;
            /**
             * @description What the link is for, login unless told; a code of another purpose is none.
             * @enum {string}
             */
            purpose?: "login" | "reset" | "app";
        };
        FavouriteIds: {
            /** @description nodeId of each, the one added last first. */
            ids: string[];
        };
        FavouriteList: {
            /** @description nodeId of every favourite, also of those on other pages. */
            ids: string[];
            list: {
                content: components["schemas"]["GameItem"][];
                pageNum: number;
                totalPages: number;
            };
        };
        FavouritePayload: {
            gameType: components["schemas"]["GameType"];
            /** @description The game's. */
            nodeId: string;
            /** @description Its vendor's code. */
            vendor: string;
        };
        FeedbackPayload: {
            /** @description Of a picture that getCaptcha gave for `feedback`. */
            captcha: string;
            /** @description From 1 to 200 characters once spaces around it are gone. */
            content: string;
            /** @description Where a visitor wants to be answered. Of a member it is ignored; the inbox has the answer. */
            email?: string;
            /**
             * @description 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 to become an agent, 0 something else.
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 3 | 4 | 6;
        };
        FieldError: {
            /** @description Name of the field in the request body. */
            field: string;
            max?: number;
            min?: number;
            /** @description The pattern that was not met (rule `pattern`). */
            patternId?: number;
            /** @enum {string} */
            rule: "required" | "pattern" | "length" | "mismatch" | "taken" | "common" | "unknown" | "adult" | "wrong" | "same";
        };
        FollowingDraw: {
            closesAt: components["schemas"]["Timestamp"];
            drawAt: components["schemas"]["Timestamp"];
            drawId: components["schemas"]["DrawId"];
            issue: string;
            opensAt: components["schemas"]["Timestamp"];
            status: components["schemas"]["DrawStatus"];
        };
        ForfeitedBonus: {
            /** @description The bonus money that was given up. */
            returned: components["schemas"]["Money"];
        };
        ForgotPasswordPayload: {
            altcha: string;
            /** @description The one that the account has; case does not matter. */
            email: string;
            username: string;
        };
        FreeplayPayload: {
            altcha: string;
            /** @constant */
            gatewayVersion: 3;
            os: string;
            /** @constant */
            platform: "W";
            random: string;
        };
        /**
         * @description What a game is within its category; those from baccarat on are of live tables.
         * @enum {string}
         */
        GameClassify: "slot" | "scratchCard" | "videoPoker" | "table" | "arcade" | "instant" | "jackpot" | "bingo" | "fishing" | "lottery" | "baccarat" | "sicBo" | "roulette" | "dragonTiger" | "blackjack" | "threeCardPoker" | "fanTan" | "niuNiu" | "zjh";
        /** @example XSMB */
        GameCode: string;
        /**
         * @description What a game has beside its plain rounds.
         * @enum {string}
         */
        GameFeature: "freeSpins" | "respins" | "tumbles" | "multipliers" | "expandingSymbols" | "specialWilds" | "mysterySymbols" | "choices";
        /** @description What the vendor states of the game. */
        GameFigures: {
            /** @description The share of rounds that pay anything, in hundredths of a percent. */
            hitRate?: number;
            /** @description The most that a round pays, in hundredths of the stake. */
            maxWin?: number;
            /** @description What it pays back in the long run, in hundredths of a percent; the least where it depends on choices. */
            rtp?: number;
            volatility?: components["schemas"]["Volatility"];
        };
        GameItem: {
            /** @description In the language asked for. */
            displayName: string;
            features?: components["schemas"]["GameFeature"][];
            figures?: components["schemas"]["GameFigures"];
            gameClassify?: components["schemas"]["GameClassify"];
            gameCode: string;
            gameId: string;
            gameName: string;
            gameType: components["schemas"]["GameType"];
            /** @description Path on the site's own origin, an SVG of 3:4. */
            iconUrl: string;
            /**
             * @description VASSALAGE opens the vendor's list.
             * @enum {string}
             */
            isGame: "GAME" | "VASSALAGE";
            /** @enum {integer} */
            isHot: 0 | 1;
            /** @enum {integer} */
            isNew: 0 | 1;
            maintenance?: components["schemas"]["GameMaintenance"];
            nodeId: string;
            /** @description False: under maintenance, where `maintenance` is there, otherwise coming soon; launching is refused. */
            playable: boolean;
            trialPlayable: boolean;
            /** @description Vendor code. */
            vassalage: string;
            vendorName: string;
        };
        /** @description The game or its vendor cannot be played for now. */
        GameMaintenance: {
            /** @description What the operator says about it, in the language asked for; may be empty. */
            text: string;
            /**
             * Format: date-time
             * @description It is over then; absent where nobody knows yet.
             */
            until?: string;
        };
        GameMenu: {
            gameCount: number;
            gameType: components["schemas"]["GameType"];
            /** @description In the language asked for. */
            title: string;
            vendorCount: number;
        };
        /** @description The categories; with `prizeMode`, groups of lotteries. */
        GameMenus: {
            list: components["schemas"]["GameMenu"][];
        } | {
            list: components["schemas"]["LotteryMenu"][];
        };
        GamePage: {
            /** @description How many of all pages are games, and no tiles of vendors. */
            gameCount: number;
            list: components["schemas"]["GameItem"][];
            page: components["schemas"]["Page"];
        };
        /** @description What lists show of games has changed, for everybody at the site. */
        GamesChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gamesChanged";
        };
        /**
         * @description RNG means slots.
         * @enum {string}
         */
        GameType: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "BGS";
        /** @description How much of a stake counts in some games. The first that names a game holds; a game, a vendor, a product line, `default`. */
        GameWeight: {
            /** @description `game:V/C`, `vendor:V`, a product line or `default`. */
            of: string;
            percent: components["schemas"]["Percent"];
        };
        /** @description For each tail the draws since it came and the longest that it stayed away within all draws. */
        GapTrend: {
            draws: number;
            gameCode: components["schemas"]["GameCode"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "gaps";
            lastDrawId?: components["schemas"]["DrawId"];
            rows: {
                gap: number;
                longest: number;
                tail: string;
            }[];
        };
        /**
         * @description As of a promotion: not reached yet, can be taken, taken.
         * @enum {string}
         */
        GiftStatus: "joined" | "claim" | "claimed";
        GivenReward: {
            amount: components["schemas"]["Money"];
            at: components["schemas"]["Timestamp"];
            /** @description It was bonus money; else cash. */
            bonus: boolean;
            /** @enum {string} */
            kind: "depositBonus" | "reward" | "award" | "envelope" | "raffle" | "signIn" | "cashback" | "freeSpins" | "mission" | "leaderboard" | "rebate" | "levelUp" | "invite";
            /** @description Of a mission. */
            points?: number;
            /** @description Of its promotion. */
            title?: string;
        };
        GroupOfAccount: {
            account: string;
            group: components["schemas"]["PrizeGroup"];
        };
        GuestSmsPayload: {
            altcha: string;
            countryDialingCode: string;
            mobileNum: string;
            /**
             * @description What the code will open; it opens nothing else.
             * @enum {string}
             */
            purpose: "login" | "reset";
        };
        HeldTransfer: {
            amount: components["schemas"]["Money"];
            /** @description Of the request. */
            at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            direction: "transferDown" | "transferUp";
            /** @description Why it was returned. */
            reason: string | null;
            /**
             * @description `returned`: an operator gave the money back; `cancelled`: its sender took it back.
             * @enum {string}
             */
            state: "waiting" | "sent" | "returned" | "cancelled";
            to: string;
            /** Format: uuid */
            transferId: string;
        };
        HelpArticle: {
            /** @description Sanitised HTML. */
            content: string;
            /** @description The language that all of it is in; perhaps not the one asked for. */
            language: string;
            /** @description Its address is `/help#slug`. */
            slug: string;
            title: string;
            updatedAt: components["schemas"]["Timestamp"];
            version: number;
        };
        HelpSection: {
            articles: components["schemas"]["HelpArticle"][];
            id: string;
            language: string;
            title: string;
        };
        /** @description An ALTCHA challenge, to be handed to its solver unchanged. */
        HumanChallenge: {
            [key: string]: unknown;
        };
        /** @description Money that came less money that went. */
        Income: {
            affiliate: components["schemas"]["Money"];
            agentRebate: components["schemas"]["Money"];
            betRebate: components["schemas"]["Money"];
            /** @description What was left owing to the agent, by the day on which it arose; what has been collected since stands under its kind. */
            claims: components["schemas"]["Money"];
            daily: components["schemas"]["Money"];
            dividend: components["schemas"]["Money"];
            hourly: components["schemas"]["Money"];
            realtime: components["schemas"]["Money"];
            /** @description All kinds but claims. */
            total: components["schemas"]["Money"];
        };
        /**
         * @description By what an agent earns; `claims` are what an upline could not pay.
         * @enum {string}
         */
        IncomeKind: "betRebate" | "agentRebate" | "daily" | "hourly" | "realtime" | "dividend" | "affiliate" | "claims";
        /** @enum {string} */
        IncomeSource: "employment" | "business" | "savings" | "investments" | "pension" | "family" | "other";
        InvitedPerson: {
            deposit: components["schemas"]["ReferralBar"];
            /** Format: uuid */
            id: string;
            /** @description Masked. */
            name: string;
            /** @description Why it was rejected. */
            reason?: string;
            registeredAt: components["schemas"]["Timestamp"];
            reward: components["schemas"]["Money"];
            /**
             * @description As of a promotion; `close`: as many were rewarded as can be.
             * @enum {string}
             */
            status: "joined" | "claim" | "applying" | "rejected" | "claimed" | "close";
            turnover: components["schemas"]["ReferralBar"];
        };
        /** @description The specification's language code, such as BN. */
        LanguageCode: string;
        LanguagePayload: {
            language: components["schemas"]["LanguageCode"];
        };
        LastResult: {
            drawAt: components["schemas"]["Timestamp"];
            drawId: components["schemas"]["DrawId"];
            issue: string;
            result: components["schemas"]["LotteryResult"];
        };
        Launch: {
            /** @description The only origin whose messages may be believed. */
            origin: string;
            playMoney: boolean;
            /** Format: uuid */
            sessionId: string;
            /** @description One use. */
            url: string;
        };
        LaunchPayload: {
            gameCode: string;
            language: components["schemas"]["LanguageCode"];
            vassalage: string;
        };
        /** @enum {string} */
        LegalDocument: "terms" | "privacy" | "responsible-play";
        LegalState: {
            /** @description The newest version of each that the member has accepted. */
            accepted: {
                at: components["schemas"]["Timestamp"];
                document: components["schemas"]["LegalDocument"];
                version: number;
            }[];
            /** @description Those to accept, in the version that is live. */
            due: {
                document: components["schemas"]["LegalDocument"];
                version: number;
            }[];
        };
        LegalText: {
            /** @description What differs from the version before. */
            changes?: string;
            /** @description Sanitised HTML. */
            content: string;
            document: components["schemas"]["LegalDocument"];
            /** @description The language that all of it is in; perhaps not the one asked for. */
            language: string;
            since: components["schemas"]["Timestamp"];
            title: string;
            version: number;
        };
        /** @description The member's VIP level rose or fell; a page asks again. */
        LevelChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "levelChanged";
        };
        LevelUpPayload: {
            level: number;
        };
        /** @description What withdrawals cost on a level; absent where they cost nothing. */
        LevelWithdrawals: {
            /** @description What each further one costs, in per cent of its amount. */
            fee: string;
            /** @description How many cost nothing, each day of the merchant. */
            freeADay: number;
        };
        LineError: {
            code: components["schemas"]["ErrorCode"];
            drawId?: string;
            /** @description Which field of the line is wrong. */
            field?: string;
            /** @description Place of the line in the request, from 0; that of a chase comes after all others. */
            line: number;
            /** @description Most that is allowed, or that is left. */
            max?: string;
            /** @description Least unit. */
            min?: string;
            /** @description The current odds. */
            odds?: string | {
                [key: string]: string;
            };
            /** @description The elements concerned; all where absent. */
            selection?: string[];
        };
        /** @description Lines of the member are settled, or settled again after a correction. */
        LineSettledEvent: {
            drawId: components["schemas"]["DrawId"];
            gameCode: components["schemas"]["GameCode"];
            lines: {
                /** Format: uuid */
                lineId: string;
                payout: components["schemas"]["Money"];
                refund: components["schemas"]["Money"];
                state: components["schemas"]["LineState"];
            }[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "lineSettled";
        };
        /** @enum {string} */
        LineState: "accepted" | "cancelled" | "pending" | "won" | "lost" | "refunded";
        LineTotals: {
            lines: number;
            payout: components["schemas"]["Money"];
            refund: components["schemas"]["Money"];
            stake: components["schemas"]["Money"];
            validBet: components["schemas"]["Money"];
        };
        LineTransfer: {
            amount: components["schemas"]["Money"];
            at: components["schemas"]["Timestamp"];
            /** @description Of the sender. */
            balance: components["schemas"]["Balance"];
            /**
             * @description `waiting`: the money is set aside until an operator decides.
             * @enum {string}
             */
            state: "sent" | "waiting";
            to: string;
            /** Format: uuid */
            transferId: string;
        };
        LiveChatDesk: {
            /** @description When somebody is there, such as from 09:00 to 17:00 in the merchant’s time zone; into the next day where it ends before it begins. */
            hours?: {
                from: string;
                to: string;
            };
            /** @description For `modelId` of launchLiveChat. */
            id: string;
            languages: components["schemas"]["LanguageCode"][];
            name: string;
            /** @description Whether somebody answers now. */
            online: boolean;
            picture?: string;
            /** @description Visitors who wait for an answer. */
            waiting: number;
        };
        LiveChatDesks: {
            /** @description Whether the chat may be shown in a frame of the page; else it is opened in a tab of its own. */
            framed: boolean;
            list: components["schemas"]["LiveChatDesk"][];
        };
        Location: {
            /** @description ISO 3166 alpha-2, where known. */
            country?: string;
            /** @description The visitor's address as the gateway sees it. */
            ip: string;
        };
        LoginPayload: {
            /** @description Solution of a human challenge; empty when type is not username. */
            altcha: string;
            captcha?: string;
            /**
             * @description Whose door it is, the members' unless told: agents come in at theirs only.
             * @enum {string}
             */
            entrance?: "member" | "agent";
            /** @description Compared exactly; the SMS code when type is sms; empty when type is device. */
            password: string;
            /** @description Remember this browser for a day, or forget it; where type is username. */
            remember?: boolean;
            /**
             * @description `device`: this browser is remembered, and its cookie stands for the password.
             * @enum {string}
             */
            type: "username" | "sms" | "device";
            /** @description The mobile number with its dialing code when type is sms. */
            username: string;
        };
        LoginResult: {
            /** @description Nobody has logged in to this account before. */
            firstTimeLogin: boolean;
            member: components["schemas"]["MemberInfo"];
            /** @description The password must be changed before anything else: it was given by an operator or is too old. */
            passwordExpired: boolean;
            /**
             * @description A constant marker; the session is the cookie.
             * @constant
             */
            token: "cookie";
        };
        LoginVerificationPayload: {
            /** @enum {string} */
            method: "sms" | "email";
            ticket: string;
        };
        LotoRow: {
            drawAt: components["schemas"]["Timestamp"];
            drawId: components["schemas"]["DrawId"];
            /** @description For each first digit from 0 to 9 the second digits, ascending. */
            heads: string[][];
            issue: string;
            /** @description Tail of the special prize. */
            special: string;
            /** @description For each last digit from 0 to 9 the first digits, ascending. */
            tails: string[][];
        };
        /** @description The tails of each draw by their first and by their last digit, the newest draw first. */
        LotoTrend: {
            draws: number;
            gameCode: components["schemas"]["GameCode"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "loto";
            lastDrawId?: components["schemas"]["DrawId"];
            rows: components["schemas"]["LotoRow"][];
        };
        /** @description The elements that a selection takes: every number of so many digits, whole numbers (padded to `width`), or listed symbols. */
        LotteryAlphabet: {
            digits: number;
            /** @description Leaves out 000, 1111 and the like. */
            notAllEqual?: boolean;
        } | {
            from: number;
            to: number;
            width?: number;
        } | {
            symbols: string[];
        };
        LotteryBetType: {
            alphabet: components["schemas"]["LotteryAlphabet"];
            /** @description The places of which a line names one. */
            at?: string[];
            /** @description Of a list: each different order of an element's digits is a combination. */
            boxed?: boolean;
            costUnits: number;
            /** @description Of a grid: ways that repeat a symbol are dropped. */
            distinct?: boolean;
            /** @enum {string} */
            form: "list" | "choose" | "ordered" | "grid";
            group: string;
            id: string;
            /** @description How many elements or places a combination has. */
            k?: number;
            limits: components["schemas"]["LotteryLimits"];
            odds: components["schemas"]["LotteryOdds"];
            /** @description The prize group of `odds`, where the type has prize groups. */
            prizeGroup?: number;
            rtp: components["schemas"]["LotteryRtp"];
            rule: {
                name: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Ids of texts. */
            texts: {
                example: string;
                howTo: string;
                name: string;
            };
        };
        LotteryDrawDetail: {
            bookHash?: string;
            /** @description How many lines the book has. */
            bookLines?: number;
            /** @description The fields of a row of the book, with a bar between them. Commas stand between the values of a selection. Rows are in ascending order of `lineId`, with a line feed between them. */
            bookRowForm?: string;
            closesAt: components["schemas"]["Timestamp"];
            drawAt: components["schemas"]["Timestamp"];
            drawId: components["schemas"]["DrawId"];
            evidence?: components["schemas"]["DrawEvidence"];
            /** @description The next draws of the game that are not closed, at most 60, the soonest first. */
            following: components["schemas"]["FollowingDraw"][];
            gameCode: components["schemas"]["GameCode"];
            /** @description In the language asked for. */
            gameName: string;
            /** @description Oldest first. */
            history: components["schemas"]["DrawStep"][];
            issue: string;
            opensAt: components["schemas"]["Timestamp"];
            packId: string;
            packVersion: number;
            province?: string;
            result?: components["schemas"]["LotteryResult"];
            status: components["schemas"]["DrawStatus"];
            /** @description Prizes that do not count, since they were not drawn, or not validly: lines that read one are refunded. Absent where there are none. */
            voidPrizes?: string[];
            zone: components["schemas"]["DrawZone"];
        };
        LotteryGame: {
            closesAt?: components["schemas"]["Timestamp"];
            /** @description In the language asked for. */
            displayName: string;
            drawAt?: components["schemas"]["Timestamp"];
            /** @description The draw to bet on, or the next one; absent where none is made yet. */
            drawId?: components["schemas"]["DrawId"];
            gameCode: components["schemas"]["GameCode"];
            /** @description Id of a picture of the page. */
            icon: string;
            isHot: boolean;
            /** @description What players call the draw. */
            issue?: string;
            lastResult?: components["schemas"]["LastResult"];
            opensAt?: components["schemas"]["Timestamp"];
            packId: string;
            prizeMode: components["schemas"]["PrizeMode"];
            /** @description The north's name of the draw's day. */
            province?: string;
            status?: components["schemas"]["DrawStatus"];
            zone: components["schemas"]["DrawZone"];
        };
        LotteryLaunch: {
            /** @description Address of the page on this site. */
            url: string;
        };
        LotteryLimits: {
            /** @description For one line. */
            maxPayout: string;
            /** @description For one member in one draw and type. */
            maxStakePerDraw: string;
            maxUnit: string;
            /** @description Decimal in major units. */
            minUnit: string;
        };
        LotteryLine: {
            at?: string;
            /** Format: uuid */
            chaseId?: string;
            combinations: number;
            costUnits: number;
            drawId: components["schemas"]["DrawId"];
            gameCode: components["schemas"]["GameCode"];
            /** @description In the language asked for. */
            gameName: string;
            group?: components["schemas"]["PlayedGroup"];
            /** @description How many hits it had, as a whole number; once it is judged. */
            hits?: string;
            /** Format: uuid */
            lineId: string;
            odds: components["schemas"]["LotteryOdds"];
            packId: string;
            packVersion: number;
            payout: components["schemas"]["Money"];
            placedAt: components["schemas"]["Timestamp"];
            /** @description Why, such as `NO_HIT`, `TIE`, `VOID_DRAW`, `CAPPED_BET`. */
            reason?: string;
            refund: components["schemas"]["Money"];
            selection: string[];
            settledAt?: components["schemas"]["Timestamp"];
            stake: components["schemas"]["Money"];
            state: components["schemas"]["LineState"];
            /** Format: uuid */
            ticketId: string;
            type: string;
            unit: string;
            /** @description What counts as turnover. */
            validBet: components["schemas"]["Money"];
        };
        LotteryLinePage: {
            list: components["schemas"]["LotteryLine"][];
            page: components["schemas"]["Page"];
            totals: components["schemas"]["LineTotals"];
        };
        LotteryMenu: {
            accountType: components["schemas"]["PrizeMode"];
            gameMenus: components["schemas"]["LotteryGame"][];
            /** @description The area. */
            groupCode: string;
            /** @description Id of the text that names the group. */
            nameId: string;
        };
        /** @description One price, or a price by key where a bet pays by how it hits. */
        LotteryOdds: components["schemas"]["DecimalOdds"] | {
            [key: string]: components["schemas"]["DecimalOdds"];
        };
        /** @description The numbers of each prize, or the symbols of a fast game under its key, with leading zeros; null where a number is not drawn yet. */
        LotteryResult: {
            [key: string]: (string | null)[];
        };
        /** @description What the type returns in the long run at these odds, as a part of the stake with 6 decimals; from the least to the most where it depends on the selection. */
        LotteryRtp: {
            /** @example 0.995000 */
            least: string;
            most: string;
            /** @description What selections, places or numbers of permutations return, where they differ. */
            rows?: {
                at?: string;
                key?: string;
                rtp: string;
            }[];
        };
        LotteryRules: {
            /** @description Of the limits. */
            currency: string;
            /** @description The lowest prize group that a line may be played at for a rebate; absent where the site pays none. */
            lowestGroup?: number;
            /** @description The most that a player is paid for one draw, decimal in major units; absent where it is not capped. */
            maxPayoutPerMember?: string;
            options: {
                [key: string]: boolean;
            };
            packId: string;
            result: components["schemas"]["ResultForm"];
            types: components["schemas"]["LotteryBetType"][];
            version: number;
        };
        /** @description What was given. */
        LoyaltyGift: {
            /** @description In the balance now. */
            amount?: components["schemas"]["Money"];
            points: number;
        };
        MallItem: {
            /** @description Money only. */
            amount?: components["schemas"]["Money"];
            /** @description An operator decides about orders. */
            byOperator: boolean;
            description: string;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["MallKind"];
            /** @description VIP level from which it can be ordered. */
            minLevel: number;
            /** @description Pieces a member can have in a month. */
            perMonth: number | null;
            /** @description Of one piece. */
            points: number;
            /** @description Pieces left; null where there is no end. */
            stock: number | null;
            title: string;
            /**
             * @description Why one piece cannot be ordered now.
             * @enum {string}
             */
            whyNot?: "not_eligible" | "out_of_stock" | "all_taken" | "points_not_enough";
        };
        /** @enum {string} */
        MallKind: "money" | "freeSpins" | "goods" | "coupon";
        ManualRebate: {
            days: components["schemas"]["RebateDay"][];
            /** @description When the merchant's next day begins. */
            nextDay: components["schemas"]["Timestamp"];
        };
        MemberIcon: {
            /** @description First letters of up to two words; may be empty. */
            initials: string;
            /** @description Which of the theme's six tones it has. */
            tone: number;
        };
        MemberInfo: {
            account: string;
            currency: string;
            hasPaymentPassword: boolean;
            /** Format: uuid */
            id: string;
            language: components["schemas"]["LanguageCode"];
            nickname: string;
            /** @description Until then this session need not give the password once more, as for changePassword; absent where it must. */
            passwordProvedUntil?: components["schemas"]["Timestamp"];
            /** @description Masked. */
            payeeName?: string;
            /** @description The network address of the log-in before this one. */
            previousLoginAddress?: string;
            /** @description Of the log-in before this one, of whatever browser. */
            previousLoginAt?: components["schemas"]["Timestamp"];
            /** @description The prize group that an agent gave the account, which lotteries with prize groups take their odds from; absent where it has none. */
            prizeGroup?: number;
            /** @enum {string} */
            role: "member" | "trial";
            /** @description Numeric account type: 0 member; 1, 2, 41 and 42 agents; 4 trial. */
            type: number;
            /** @description Until then no withdrawal is taken, for a forgotten password was replaced; absent where they are. */
            withdrawalsPausedUntil?: components["schemas"]["Timestamp"];
        };
        MemberState: {
            availablePromo: {
                REFERRAL: {
                    /** @description Whether friends can be invited. */
                    enabled: boolean;
                };
            };
            /** @description Promotions that can be claimed now. */
            availablePromoCount: number;
            hasVip: boolean;
            /** @description Missions that can be claimed now. */
            missionCount: number;
            /** @description When the merchant's next day begins, which can change the counts. */
            nextDay: components["schemas"]["Timestamp"];
            unreadMessage: number;
            /** @description Of that level; absent before the first. */
            vipLabelName?: string;
            /** @description Only where the site has VIP levels; 0 before the first. */
            vipRankLevel?: number;
        };
        MerchantWallet: {
            /** @description Whether all vendors play from the one wallet. */
            isSingle: boolean;
            vendors: components["schemas"]["VendorWallet"][];
        };
        Message: {
            createdAt: components["schemas"]["Timestamp"];
            /** Format: uuid */
            id: string;
            /**
             * @description The text is chosen by it in the reader's language; that of `broadcast` is `written`.
             * @enum {string}
             */
            kind: "welcome" | "depositArrived" | "depositFailed" | "withdrawalApproved" | "withdrawalRejected" | "withdrawalProofAsked" | "transferApproved" | "transferRejected" | "passwordChanged" | "passwordRecovered" | "paymentPasswordChanged" | "authenticatorOn" | "authenticatorOff" | "recoveryCodesRenewed" | "recoveryCodeUsed" | "passkeyAdded" | "passkeyRemoved" | "passkeySuspected" | "deviceCopied" | "emailChanged" | "mobileChanged" | "newNetwork" | "socialLinked" | "socialUnlinked" | "feedbackAnswered" | "levelMayFall" | "fromOperator" | "broadcast";
            params: {
                [key: string]: string;
            };
            read: boolean;
            written?: components["schemas"]["WrittenMessage"];
        };
        /**
         * @description What a message is about.
         * @enum {string}
         */
        MessageCategory: "account" | "money" | "service" | "offers";
        MessageCreatedEvent: {
            message: components["schemas"]["Message"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "messageCreated";
        };
        MessagePage: {
            list: components["schemas"]["Message"][];
            page: components["schemas"]["Page"];
        };
        /** @description The member has read a message, on this device or another; a page asks again. */
        MessagesReadEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "messagesRead";
        };
        MethodLevel: {
            method: components["schemas"]["PaymentMethod"];
            minLevel: number;
        };
        MethodLimits: {
            max: components["schemas"]["Money"];
            method: components["schemas"]["PaymentMethod"];
            min: components["schemas"]["Money"];
        };
        MissionLeaderboard: {
            list: components["schemas"]["BoardView"][];
            /** @description The member's prizes of windows that are over. */
            won: {
                code: string;
                period: components["schemas"]["MissionPeriod"];
                prize: components["schemas"]["Money"];
                rank: number;
                status: components["schemas"]["GiftStatus"];
            }[];
        };
        MissionPayload: {
            code: string;
            period: components["schemas"]["MissionPeriod"];
        };
        /** @description Its first day, in the time zone of the merchant. */
        MissionPeriod: string;
        /** @description What the member did has been counted for missions, points and levels; a page asks again. */
        MissionProgressEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "missionProgress";
        };
        MissionRow: {
            code: string;
            /** @enum {string} */
            measure: "count" | "validStake" | "bestMultiple" | "distinctGames";
            /** @description A count, an amount of the member’s currency or a multiple, by the measure. */
            now: string;
            percent: number;
            period: components["schemas"]["MissionPeriod"];
            /** @enum {string} */
            reset: "daily" | "weekly" | "monthly" | "never";
            resetAt?: components["schemas"]["Timestamp"];
            reward: {
                amount?: components["schemas"]["Money"];
                points?: number;
            };
            status: components["schemas"]["GiftStatus"];
            target: string;
            title: string;
        };
        MissionSummary: {
            claimable: number;
            list: components["schemas"]["MissionRow"][];
        };
        Money: {
            /**
             * @description Decimal in major units.
             * @example 1250.00
             */
            amount: string;
            /** @description ISO 4217. */
            currency: string;
        };
        /** @description Such as 12 or 1.5. */
        Multiple: string;
        NamedBill: {
            billKey: string;
        };
        NamedTransfer: {
            /** Format: uuid */
            transferId: string;
        };
        NewestDraw: {
            draw: components["schemas"]["OpenedDraw"];
            mine: {
                lines: number;
                /** @description Wins and refunds. */
                payout: components["schemas"]["Money"];
                stake: components["schemas"]["Money"];
            };
        };
        /** @description What `navigator.credentials.create` gave (WebAuthn level 3), without what nobody reads. */
        NewPasskey: {
            attestationObject: components["schemas"]["Base64Url"];
            clientDataJSON: components["schemas"]["Base64Url"];
            id: components["schemas"]["Base64Url"];
            name: components["schemas"]["PasskeyName"];
            transports?: string[];
        };
        NoticeChannel: {
            /** @enum {string} */
            channel: "email" | "sms";
            /** @description One for each category. */
            choices: {
                category: components["schemas"]["MessageCategory"];
                on: boolean;
            }[];
            /** @description Whether the member has confirmed an address or a number; nothing is sent before. */
            confirmed: boolean;
        };
        NoticeChoiceInput: {
            category: components["schemas"]["MessageCategory"];
            /** @enum {string} */
            channel: "email" | "sms";
            on: boolean;
            /** @description The words beside the switch. */
            wording: string;
        };
        NoticeState: {
            /** @description The newest version of each pinned announcement that the member has confirmed. */
            confirmed: {
                /**
                 * Format: uuid
                 * @description The announcement.
                 */
                id: string;
                version: number;
            }[];
            /** @description Whether popups may be shown, which may hold offers: not to members who are excluded from betting. */
            offers: boolean;
        };
        /** @description A number of a draw has other odds from now on, or is closed. */
        OddsChangedEvent: {
            at?: string;
            betType: string;
            drawId: components["schemas"]["DrawId"];
            gameCode: components["schemas"]["GameCode"];
            /** @description Absent where the whole type has changed. Its digits are in ascending order where their order does not matter for the type. */
            number?: string;
            /** @description Absent where it is closed. */
            odds?: components["schemas"]["LotteryOdds"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "oddsChanged";
        };
        OfferContractPayload: {
            account: components["schemas"]["AccountName"];
            closure: components["schemas"]["Closure"];
            /** @description The cycle that the offering agent was shown; refused where the merchant settles the kind otherwise. Where absent, the merchant's. */
            cycle?: components["schemas"]["ContractCycle"];
            kind: components["schemas"]["ContractKind"];
            tiers: components["schemas"]["ContractTier"][];
        };
        OfferedLine: {
            at?: string;
            /** @description The player's own where absent. */
            group?: components["schemas"]["PlayedGroup"];
            /** @description The odds that the player saw. */
            odds: components["schemas"]["LotteryOdds"];
            selection: string[];
            type: string;
            unit: string;
        };
        OfferLimits: {
            maxRate: components["schemas"]["Rate"];
            maxTiers: number;
            minRate: components["schemas"]["Rate"];
            /** @description Whether a downline may get the own rate. */
            sameRate: boolean;
            step: components["schemas"]["Rate"];
        };
        /** @enum {string} */
        OfferReason: "NO_OWN_CONTRACT" | "TIER_COUNT" | "RATE_RANGE" | "RATE_STEP" | "RATE_ORDER" | "THRESHOLD_ORDER" | "LOSS_ABOVE_TURNOVER" | "NOT_COVERED" | "NOT_DIRECT_DOWNLINE" | "NO_CONTRACT";
        OpenedDraw: {
            /** @description SHA-256 of all accepted lines as they stood at the close, in lower-case hex. */
            bookHash?: string;
            drawAt: components["schemas"]["Timestamp"];
            drawId: components["schemas"]["DrawId"];
            evidence?: components["schemas"]["DrawEvidence"];
            gameCode: components["schemas"]["GameCode"];
            issue: string;
            result?: components["schemas"]["LotteryResult"];
            status: components["schemas"]["DrawStatus"];
            /** @description Prizes that do not count, since they were not drawn, or not validly: lines that read one are refunded. Absent where there are none. */
            voidPrizes?: string[];
        };
        OpenedDrawPage: {
            list: components["schemas"]["OpenedDraw"][];
            page: components["schemas"]["Page"];
        };
        /** @enum {string} */
        OrderStatus: "inProcess" | "approved" | "rejected";
        OwnFeedback: {
            /** @description As the operator wrote it. */
            answer?: string;
            content: string;
            createdAt: components["schemas"]["Timestamp"];
            id: string;
            /**
             * @description `read` once an operator has taken it on or closed it.
             * @enum {string}
             */
            state: "sent" | "read" | "answered";
            /**
             * @description As in `sendFeedback`.
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 3 | 4 | 6;
        };
        OwnProfile: {
            currentAddress?: string;
            incomeSource?: components["schemas"]["IncomeSource"];
            nationality?: string;
            nickname: string;
            occupation?: string;
            /** @description Masked, as are all but the nickname and the source of income. */
            permanentAddress?: string;
            placeOfBirth?: string;
        };
        Page: {
            pageNo: number;
            pageSize: number;
            totalCount: number;
            totalPages: number;
        };
        /**
         * @description The kinds of income that are money.
         * @enum {string}
         */
        PaidIncomeKind: "betRebate" | "agentRebate" | "daily" | "hourly" | "realtime" | "dividend" | "affiliate";
        Passkey: {
            /** @description The maker of the device keeps it for the member's other devices. */
            backedUp: boolean;
            createdAt: components["schemas"]["Timestamp"];
            /** @description That is the host that is asked. */
            here: boolean;
            /** Format: uuid */
            id: string;
            lastUsedAt?: components["schemas"]["Timestamp"];
            name: components["schemas"]["PasskeyName"];
            /** @description The host of the site for which it was made; browsers offer it at no other. */
            site: string;
            /** @description Somebody may have copied it: it opens nothing any more. */
            suspected: boolean;
        };
        /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3. */
        PasskeyCreation: {
            /** @constant */
            attestation: "none";
            authenticatorSelection: {
                /** @constant */
                requireResidentKey: true;
                /** @constant */
                residentKey: "required";
                /** @constant */
                userVerification: "required";
            };
            challenge: components["schemas"]["Base64Url"];
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            pubKeyCredParams: {
                /** @description COSE. */
                alg: number;
                /** @constant */
                type: "public-key";
            }[];
            rp: {
                /** @description The site's host. */
                id: string;
                name: string;
            };
            /** @description Milliseconds. */
            timeout: number;
            user: {
                displayName: string;
                id: components["schemas"]["Base64Url"];
                name: string;
            };
        };
        PasskeyDescriptor: {
            id: components["schemas"]["Base64Url"];
            transports?: string[];
            /** @constant */
            type: "public-key";
        };
        PasskeyList: {
            list: components["schemas"]["Passkey"][];
        };
        /** @description Spaces around it are left out. */
        PasskeyName: string;
        /** @description What `navigator.credentials.get` gave (WebAuthn level 3), without what nobody reads. */
        PasskeyProof: {
            authenticatorData: components["schemas"]["Base64Url"];
            clientDataJSON: components["schemas"]["Base64Url"];
            id: components["schemas"]["Base64Url"];
            signature: components["schemas"]["Base64Url"];
            userHandle?: components["schemas"]["Base64Url"];
        };
        PasskeyRenaming: {
            name: components["schemas"]["PasskeyName"];
        };
        /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3. */
        PasskeyRequest: {
            allowCredentials?: components["schemas"]["PasskeyDescriptor"][];
            challenge: components["schemas"]["Base64Url"];
            /** @description The site's host. */
            rpId: string;
            /** @description Milliseconds. */
            timeout: number;
            /** @constant */
            userVerification: "required";
        };
        /** @enum {string} */
        PaymentMethod: "ewallet" | "bank" | "card" | "qr";
        /** @description In per cent, such as 70 or 0.5. */
        Percent: string;
        PermissionInfo: {
            /** @description For clients that measure with consent; pages of the site load no tag. */
            analytics: {
                gtagId?: string;
            };
            /** @description Entries of the bars around each page, in this order; all of a bar, in the order of this list, where it is absent. */
            bars?: {
                floating?: ("invite" | "liveChat" | "app" | "contacts" | "top")[];
                footer?: ("games" | "payments" | "help" | "app" | "channels" | "certificates")[];
                menu?: ("vip" | "invite" | "app" | "contacts" | "channels")[];
            };
            currency: string;
            customerService: {
                /** @description Where it is offered; CLOSED are the screens of a closed site. */
                csPosition: ("HEADER" | "FLOATING" | "MENU" | "FOOTER" | "CLOSED")[];
                csType: components["schemas"]["ContactType"];
                /** @description When somebody answers, in the time zone of the merchant, into the next day where it ends before it begins; the whole day where absent. */
                hours?: {
                    from: string;
                    to: string;
                };
                /** @description Scrambled under its last 8 characters (no secret). */
                path: string;
                title: string;
            }[];
            defaultLanguage: components["schemas"]["LanguageCode"];
            /** @description How deposits can be paid now from where the caller is, in the merchant's order; empty while nothing is open. Absent where only the provider's hosted page knows. */
            depositMethods?: components["schemas"]["PaymentMethod"][];
            domainRoute: string[];
            /** @description Origins on which vendors' games run. */
            frameOrigins: string[];
            /** @description What the home page has below its banners, in this order. */
            homeSections: ("hot" | "new" | "categories" | "vendors" | "winners")[];
            /** @description Origins that have the pictures of the site at the same paths; each page picks one. */
            imageCDNs: string[];
            /** @description `demo` means play money everywhere. */
            jurisdiction: string;
            languages: components["schemas"]["LanguageCode"][];
            /** @description Origins on which the in-house arcade answers too. Launches are spread over them, so a page need not pick. */
            launchGameCDNs: string[];
            limits: {
                deposit: components["schemas"]["Range"];
                withdrawal: components["schemas"]["Range"];
            };
            /** @description Whether LIVECHAT opens a chat of the merchant’s provider (listLiveChatDesks); else its address does. */
            liveChat?: boolean;
            location: components["schemas"]["Location"];
            mainDomain: string;
            maintenance: boolean;
            maintenanceEnd?: components["schemas"]["Timestamp"];
            merchantCode: string;
            /** @description Of the methods that members can use only from a VIP level on; a deposit by one below it is refused. */
            methodLevels?: components["schemas"]["MethodLevel"][];
            /** @description Of the methods whose limits are narrower than `limits.deposit`. */
            methodLimits?: components["schemas"]["MethodLimits"][];
            /** @description How a forgotten password is replaced. */
            recovery: {
                /**
                 * @description The way that is offered first where both are on.
                 * @enum {string}
                 */
                first: "email" | "mobile";
            };
            regionRestriction: boolean;
            register: components["schemas"]["RegisterSettings"];
            resources: {
                /** @description Path at the site of the picture that stands for it. */
                picture?: string;
                resourceType: string;
                /** @description What it is called. */
                title?: string;
                url: string;
            }[];
            /** @description Site settings and feature flags by name. */
            settings: {
                [key: string]: boolean;
            };
            whitelabel: components["schemas"]["WhitelabelNode"][];
        };
        PlacedTicket: {
            balance: components["schemas"]["Balance"];
            /** Format: uuid */
            chaseId?: string;
            lines: {
                drawId: components["schemas"]["DrawId"];
                /** Format: uuid */
                lineId: string;
            }[];
            /** @description All of it, with what a chase sets aside. */
            stake: components["schemas"]["Money"];
            /**
             * Format: uuid
             * @description Absent where only steps of a chase were set aside.
             */
            ticketId?: string;
        };
        /** @description The prize group at which a line is played, which decides its odds; only where the type has prize groups, in games of the modes LOTT and ZY. */
        PlayedGroup: number;
        PointsBalance: {
            /** @description Of orders in process. */
            held: number;
            points: number;
        };
        /** @description The member's points were earned, converted, held for an order or given back; a page asks again. */
        PointsChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pointsChanged";
        };
        PointsConfig: {
            /** @description A lot of points and what it is worth; absent where points are exchanged in the mall only. */
            convert?: {
                amount: components["schemas"]["Money"];
                points: number;
            };
            /** @description Settled valid own stake that earns a point. */
            perPoint: {
                line: components["schemas"]["GameType"];
                stake: components["schemas"]["Money"];
            }[];
        };
        PointsConversion: {
            amount: components["schemas"]["Money"];
            /** @description What is left. */
            points: number;
        };
        PointsDetail: {
            at: components["schemas"]["Timestamp"];
            balanceAfter: number;
            changed: number;
            /** Format: uuid */
            id: string;
            line?: components["schemas"]["GameType"];
            /** @description What was ordered. */
            remark?: string;
            /** @enum {string} */
            type: "earned" | "converted" | "redeemed" | "givenBack";
        };
        PointsDetailPage: {
            list: components["schemas"]["PointsDetail"][];
            page: components["schemas"]["Page"];
        };
        PoolShare: {
            /**
             * @description all: what is left of the pool; percent: `rate` of the stake.
             * @enum {string}
             */
            mode: "all" | "percent" | "none";
            /** @description Percent of the stake, for `percent`. */
            rate?: string;
        };
        /** @description For each place of a fast game the run of sides up to the last draw, and for each symbol the draws since it came. */
        PositionTrend: {
            draws: number;
            gameCode: components["schemas"]["GameCode"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "positions";
            lastDrawId?: components["schemas"]["DrawId"];
            rows: {
                parity: components["schemas"]["SideStreak"];
                place: number;
                size: components["schemas"]["SideStreak"];
                symbols: {
                    gap: number;
                    hits: number;
                    symbol: string;
                }[];
            }[];
        };
        /** @description Decimal in major units of the member's currency. Zero, more decimals than the currency has, and amounts outside the limits are refused with `amount_invalid`, `amount_decimals` or `amount_out_of_range`. */
        PositiveAmount: string;
        PreviewContractPayload: {
            account: components["schemas"]["AccountName"];
            kind: components["schemas"]["ContractKind"];
            /** @description Null ends the contract. */
            tiers: components["schemas"]["ContractTier"][] | null;
        };
        PreviewPeriod: {
            active: number;
            /** @description What the account would have earned. */
            due: components["schemas"]["Money"];
            /** @description What its upline would have kept of its own; null where the platform pays. */
            keeps: components["schemas"]["Money"] | null;
            net: components["schemas"]["Money"];
            period: string;
            /** @description From 1; 0 for none. */
            tier: number;
            turnover: components["schemas"]["Money"];
        };
        /** @description What the account's rebates go by. */
        PrizeGroup: number;
        /**
         * @description LOTT: classic and Vietnamese games; ZY: fast games at prize groups; ELOTT: in-house draws; SEA: Thai, Lao, 4D, Hanoi.
         * @enum {string}
         */
        PrizeMode: "LOTT" | "ZY" | "ELOTT" | "SEA";
        ProfilePayload: {
            currentAddress?: string;
            incomeSource?: components["schemas"]["IncomeSource"] | "";
            nationality?: string;
            nickname?: string;
            occupation?: string;
            permanentAddress?: string;
            placeOfBirth?: string;
        };
        Profit: {
            /** @description Oldest first, days on which something happened. */
            days: components["schemas"]["ProfitDay"][];
            lines: components["schemas"]["ProfitLine"][];
            sums: {
                bonus: components["schemas"]["Money"];
                net: components["schemas"]["Money"];
                rebate: components["schemas"]["Money"];
                stake: components["schemas"]["Money"];
                sum: components["schemas"]["Money"];
                validStake: components["schemas"]["Money"];
                win: components["schemas"]["Money"];
            };
            /**
             * Format: date
             * @description The day that the merchant has now.
             */
            today: string;
        };
        ProfitDay: {
            /** @description Rewards in cash and bonus money that became cash. */
            bonus: components["schemas"]["Money"];
            /** Format: date */
            day: string;
            net: components["schemas"]["Money"];
            rebate: components["schemas"]["Money"];
            stake: components["schemas"]["Money"];
            /** @description Net, bonus and rebate. */
            sum: components["schemas"]["Money"];
            validStake: components["schemas"]["Money"];
            win: components["schemas"]["Money"];
        };
        ProfitLine: {
            /** @description Absent for games that have left the catalogue. */
            line?: components["schemas"]["GameType"];
            /** @description Wins less stakes. */
            net: components["schemas"]["Money"];
            stake: components["schemas"]["Money"];
            /** @description Own stake that counts: without bonus money, and without ties where they do not count. */
            validStake: components["schemas"]["Money"];
            win: components["schemas"]["Money"];
        };
        PromotionApplyPayload: {
            /** @description The part of the member in a draw, which is held after the decision. */
            clientSeed?: string;
            code: string;
            /** Format: uuid */
            deposit?: string;
            /** Format: uuid */
            invited?: string;
            level?: number;
            /** Format: date */
            period?: string;
            /** @description What the member says about it. */
            remark: string;
            termsVersion: number;
        };
        /** @description Prizes by rank at the end of each window, with the places of the current one. */
        PromotionBoard: {
            /** @description Of the current window. */
            end?: components["schemas"]["Timestamp"];
            /** @description Rounds with a lower stake do not count. */
            leastStake?: components["schemas"]["Money"];
            /** @enum {string} */
            measure: "validStake" | "bestMultiple" | "points";
            own?: components["schemas"]["BoardRow"];
            /** @description That of the first place first. */
            prizes: components["schemas"]["Money"][];
            /** @description The first places; only for members. */
            rows?: components["schemas"]["BoardRow"][];
            /**
             * @description How long it runs until it starts over; `once` until the end of the promotion.
             * @enum {string}
             */
            window: "day" | "week" | "month" | "once";
        };
        /** @description An operator has decided about a promotion of the member; a page asks again. */
        PromotionChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "promotionChanged";
        };
        PromotionChoice: {
            claimUntil?: components["schemas"]["Timestamp"];
            gives: components["schemas"]["Money"];
            /** Format: uuid */
            invited?: string;
            level?: number;
            /** @description Of the invited person, masked. */
            name?: string;
        };
        PromotionClaim: {
            amount: components["schemas"]["Money"];
            drawn?: components["schemas"]["DrawnPrize"];
            /**
             * Format: uuid
             * @description The bonus; without it the gift was cash.
             */
            grant?: string;
            /**
             * @description Bonus money that has to be wagered; cash; a step of a calendar; nothing yet, because an operator decides; nothing yet, because free rounds are still to be played.
             * @enum {string}
             */
            status: "issued" | "claimed" | "signed" | "applying" | "process";
            /** @description Of a calendar. */
            step?: number;
        };
        PromotionClaimPayload: {
            /** @description The member's part of a draw. */
            clientSeed?: string;
            code: string;
            /**
             * Format: uuid
             * @description The deposit that a deposit bonus is for.
             */
            deposit?: string;
            /**
             * Format: uuid
             * @description The invited person that a gift is for.
             */
            invited?: string;
            /** @description The VIP level that a gift is for. */
            level?: number;
            /**
             * Format: date
             * @description Any day of the period that a cashback or a mission is for, or the first day of a board’s window.
             */
            period?: string;
            termsVersion: number;
        };
        /** @description A condition that keeps the member out. */
        PromotionCondition: {
            /** @enum {string} */
            is: "registeredAfter" | "registeredBefore" | "levelAtLeast" | "language" | "linePlayed" | "depositCount" | "depositSum" | "depositMethod" | "cameByCode" | "invited" | "segment" | "contactVerified" | "neverClaimed" | "ageVerified";
            /** @description It is met and must not be. */
            negated: boolean;
        };
        /** @description A deposit of the member that the bonus can be taken for now. */
        PromotionDeposit: {
            amount: components["schemas"]["Money"];
            claimUntil?: components["schemas"]["Timestamp"];
            gives: components["schemas"]["Money"];
            /** Format: uuid */
            id: string;
        };
        /** @description How prizes are drawn, for anyone to recompute. */
        PromotionDraw: {
            /** @description SHA-256 of the server seed. */
            commitment: string;
            /** @description What the member has opened. */
            opened: components["schemas"]["DrawnPrize"][];
            prizes: components["schemas"]["PromotionPrize"][];
            /** @description Told once the draw is over. */
            serverSeed?: string;
        };
        /** @description Free rounds of a game, with those of the member that are being played. */
        PromotionFreeSpins: {
            /** @description The game could not take the member's last ones; they can be claimed again. */
            failed?: boolean;
            /** @description The game's name. */
            game: string;
            gameCode: string;
            /** @description Of those that the member has now. */
            playUntil?: components["schemas"]["Timestamp"];
            /** @description Counted from the claim. */
            playWithinDays: number;
            /** @description The game has the rounds: they can be played. */
            ready?: boolean;
            spins: number;
            /** @description Of each. */
            stake: components["schemas"]["Money"];
            /** @description The game's, as launches name it. */
            vendor: string;
        };
        /**
         * @description The tab that it stands in.
         * @enum {string}
         */
        PromotionGroup: "deposit" | "gift" | "daily" | "draw" | "loyalty";
        PromotionJoinPayload: {
            code: string;
            termsVersion: number;
        };
        /**
         * @description A percentage of a deposit; a fixed gift; what an operator grants on application; a drawn prize; tickets for prizes that are drawn at the end; an amount for each day of a calendar; a part of the loss of a period; free rounds of a game; a gift for each VIP level, for each invited person, and for each period in which a mission is completed; prizes for the first places of a board.
         * @enum {string}
         */
        PromotionKind: "depositBonus" | "reward" | "award" | "envelope" | "raffle" | "signIn" | "cashback" | "freeSpins" | "levelUp" | "invite" | "mission" | "leaderboard";
        PromotionLevel: {
            amount: components["schemas"]["Money"];
            level: number;
        };
        PromotionList: {
            list: components["schemas"]["PromotionView"][];
        };
        /** @description What is to be done, with the progress of the member in the current period. */
        PromotionMission: {
            /** @enum {string} */
            event: "depositMade" | "roundSettled" | "roundWon" | "signedIn" | "invitedPlayed" | "profileComplete" | "levelReached";
            /** @description The only game that counts. */
            game?: string;
            /** @description Rounds with a lower stake do not count. */
            leastStake?: components["schemas"]["Money"];
            /** @description The only product line that counts, such as RNG. */
            line?: string;
            /** @enum {string} */
            measure: "count" | "validStake" | "bestMultiple" | "distinctGames";
            /** @description Only for members. */
            now?: string;
            percent?: number;
            /** @enum {string} */
            reset: "daily" | "weekly" | "monthly" | "never";
            resetAt?: components["schemas"]["Timestamp"];
            /** @description The target of a sum of stakes. */
            stake?: components["schemas"]["Money"];
            /** @description A count, an amount of the member’s currency or a multiple, by the measure. */
            target: string;
            /** @description The only vendor whose games count. */
            vendor?: string;
        };
        /** @description What an invited person must have done. */
        PromotionNeeds: {
            /** @description Deposits in sum. */
            deposit: components["schemas"]["Money"];
            /** @description Own valid stakes of settled rounds. */
            turnover: components["schemas"]["Money"];
        };
        /** @description A period that has ended and can be claimed. */
        PromotionPeriod: {
            gives: components["schemas"]["Money"];
            /**
             * Format: date
             * @description Its first day.
             */
            period: string;
        };
        PromotionPrize: {
            amount: components["schemas"]["Money"];
            /** @description Its chance is its weight over the sum of all weights. */
            weight: string;
        };
        PromotionProofPayload: {
            code: string;
            /** @description The file in base64. */
            content: string;
        };
        PromotionProofs: {
            /** @description So many the application has now. */
            proofs: number;
        };
        /** @description A raffle with the tickets of the member. */
        PromotionRaffle: {
            /** @description SHA-256 of the server seed. */
            commitment: string;
            drawn?: components["schemas"]["RaffleResult"];
            /** @description One ticket for each of these. */
            each: components["schemas"]["Money"];
            /** @description So many tickets a member can have. */
            most: number;
            /**
             * @description What tickets are for.
             * @enum {string}
             */
            per: "deposit" | "stake";
            prizes: components["schemas"]["Money"][];
            /** @description What the member is called in the book. */
            pseudonym?: string;
            /** @description Those that the member can take now. */
            ready: number;
            /** @description Those of the member. */
            tickets: number;
        };
        /** @enum {string} */
        PromotionRefusal: "promotion_state" | "promotion_ended" | "already_claimed" | "all_taken" | "not_eligible" | "budget_spent" | "period_open";
        PromotionStanding: {
            status: components["schemas"]["PromotionStatus"];
        };
        /**
         * @description Such as `joined`, its condition is not met yet; `claim`, it can be taken; `issued`, a bonus of it runs; `close`, over or not open to the member.
         * @enum {string}
         */
        PromotionStatus: "comingSoon" | "join" | "joined" | "signed" | "claim" | "applying" | "rejected" | "process" | "issued" | "claimed" | "close";
        PromotionStep: {
            amount: components["schemas"]["Money"];
            done: boolean;
        };
        PromotionView: {
            /** @description Of a gift. */
            amount?: components["schemas"]["Money"];
            board?: components["schemas"]["PromotionBoard"];
            /** @description Levels, or invited people, that the member can claim it for. */
            choices?: components["schemas"]["PromotionChoice"][];
            /** @description Counted from the end of the period. */
            claimWithinDays?: number;
            /** @description Counted from the deposit, or from what else it is given for. */
            claimWithinHours?: number;
            code: string;
            /** @description Those that keep the member out. */
            conditions?: components["schemas"]["PromotionCondition"][];
            /**
             * @description Who decides: with `operator` the member applies for it.
             * @enum {string}
             */
            decision: "automatic" | "operator";
            /** @enum {string} */
            deposit?: "first" | "any";
            deposits?: components["schemas"]["PromotionDeposit"][];
            description: string;
            draw?: components["schemas"]["PromotionDraw"];
            /**
             * @description What a gift is given for; without it the member has nothing to do for it.
             * @enum {string}
             */
            event?: "registration" | "birthday" | "profileComplete";
            /** @description A deposit that the member makes now can be for it. */
            forNextDeposit?: boolean;
            freeSpins?: components["schemas"]["PromotionFreeSpins"];
            from?: components["schemas"]["Timestamp"];
            group: components["schemas"]["PromotionGroup"];
            kind: components["schemas"]["PromotionKind"];
            /** @description What each level gives; of a gift with an `amount`, what that level and higher ones get in place of it. */
            levels?: components["schemas"]["PromotionLevel"][];
            maxAmount?: components["schemas"]["Money"];
            maxBonus?: components["schemas"]["Money"];
            mayApplyAgain?: boolean;
            /** @description A cashback below it is not paid. */
            minAmount?: components["schemas"]["Money"];
            minDeposit?: components["schemas"]["Money"];
            /**
             * @description What a missed day does to a calendar.
             * @enum {string}
             */
            missed?: "reset" | "keep";
            mission?: components["schemas"]["PromotionMission"];
            needs?: components["schemas"]["PromotionNeeds"];
            /** @description When the merchant's next day begins, if days decide what the member can take. */
            nextDay?: components["schemas"]["Timestamp"];
            /** @description The member joins first. */
            optIn: boolean;
            /** @description Of a deposit or of a loss. */
            percent?: components["schemas"]["Percent"];
            /** @enum {string} */
            period?: "day" | "week" | "month";
            periods?: components["schemas"]["PromotionPeriod"][];
            perMember?: number;
            perMemberPerDay?: number;
            /** @description Path of its picture on the site's own origin, 1200 x 480 or alike; the title says everything without it. */
            picture?: string;
            /** @description Pictures that the member sent with the application. */
            proofs?: number;
            raffle?: components["schemas"]["PromotionRaffle"];
            /** @description Why an operator rejected it. */
            reason?: string;
            /** @description Since when an operator is to decide. */
            since?: components["schemas"]["Timestamp"];
            status: components["schemas"]["PromotionStatus"];
            /** @description Of a calendar. */
            steps?: components["schemas"]["PromotionStep"][];
            /** @description In words; empty where there are none. Paragraphs are separated by empty lines. */
            terms: string;
            /** @description A claim names the version that the member has read. */
            termsVersion: number;
            title: string;
            to?: components["schemas"]["Timestamp"];
            /** @description The most that an award, a draw or a gift by VIP level gives. */
            top?: components["schemas"]["Money"];
            /** @description Without it the gift is cash. */
            wagering?: components["schemas"]["WageringTerms"];
            /** @description Why it cannot be taken now: what a claim would answer. Missing while a deposit is still to be made. */
            whyNot?: components["schemas"]["PromotionRefusal"];
        };
        ProofPayload: {
            /** @description The file in base64. */
            content: string;
        };
        PublicKey: {
            kid: string;
            serverTime: components["schemas"]["Timestamp"];
            /** @description Base64 DER, RSA 3072 or more. */
            spki: string;
        };
        Push: {
            /** @description One for each category. */
            choices: components["schemas"]["PushChoice"][];
            devices: components["schemas"]["PushDevice"][];
            /** @description The merchant's VAPID key, base64url. */
            publicKey: string;
        };
        PushChoice: {
            category: components["schemas"]["MessageCategory"];
            /** @description Offers are off until the member chooses them. */
            on: boolean;
        };
        PushChoiceInput: {
            category: components["schemas"]["MessageCategory"];
            on: boolean;
            /** @description The words beside the switch. */
            wording: string;
        };
        PushDevice: {
            /** @description Whether it is the browser of this session. */
            current: boolean;
            /** @description Whether notifications there say amounts and titles. */
            details: boolean;
            device: components["schemas"]["Device"];
            /** Format: uuid */
            id: string;
            since: components["schemas"]["Timestamp"];
        };
        /** @description As the browser's PushSubscription has it. */
        PushSubscription: {
            /** @description The browser's secret. */
            auth: string;
            /** @description Whether notifications may say amounts and titles. */
            details: boolean;
            /** @description An https address of a push service that the gateway knows. */
            endpoint: string;
            /** @description The browser's public key. */
            p256dh: string;
            /** @description The key that it subscribed with. */
            publicKey: string;
        };
        Quota: {
            granted: number;
            group: components["schemas"]["PrizeGroup"];
            /** @description To direct downlines. */
            passedOn: number;
            /** @description Accounts that were opened. */
            used: number;
        };
        QuotaPayload: {
            account: components["schemas"]["AccountName"];
            count: number;
            group: components["schemas"]["PrizeGroup"];
        };
        QuotaRows: {
            account: string;
            list: components["schemas"]["Quota"][];
            /** @description The lowest group of which accounts are counted; null where none is. */
            meteredFrom: number | null;
        };
        QuotedLine: {
            at?: string;
            combinations: number;
            costUnits: number;
            drawId: components["schemas"]["DrawId"];
            group?: components["schemas"]["PlayedGroup"];
            /** @description Place of the line in the request, from 0. */
            line: number;
            maxPayout: components["schemas"]["Money"];
            odds: components["schemas"]["LotteryOdds"];
            /** @description The part of the stake that the player takes as rebate for playing below the own group; absent where it is none. */
            rebate?: string;
            /** @description Of the type at these odds. */
            rtp: components["schemas"]["LotteryRtp"];
            selection: string[];
            stake: components["schemas"]["Money"];
            type: string;
            unit: string;
        };
        /** @description All that it takes to draw again. The book is the lines `number:member:clientSeed`; the message of prize k is `code:book:k`. */
        RaffleBook: {
            book: string;
            code: string;
            commitment: string;
            prizes: number;
            serverSeed: string;
            /** @description In the order of their numbers. */
            tickets: components["schemas"]["RaffleTicket"][];
            /** @description Numbers of tickets in the order of the prizes. */
            winners: number[];
        };
        RaffleClaim: {
            /** @description Those of the member by now. */
            tickets: number;
        };
        RaffleClaimPayload: {
            /** @description The part of the member in the draw, which stands on each ticket; one is made where it is missing. */
            clientSeed?: string;
            code: string;
        };
        RaffleResult: {
            at: components["schemas"]["Timestamp"];
            /** @description SHA-256 of the book. */
            book: string;
            /** @description Of everybody. */
            tickets: number;
            /** @description In the order of the prizes. */
            winners: components["schemas"]["RaffleWinner"][];
        };
        RaffleTicket: {
            clientSeed: string;
            /** @description A pseudonym. */
            member: string;
        };
        RaffleWinner: {
            amount: components["schemas"]["Money"];
            /** @description A pseudonym. */
            member: string;
            ticket: number;
        };
        RaiseGroupPayload: {
            account: components["schemas"]["AccountName"];
            group: components["schemas"]["PrizeGroup"];
        };
        Range: {
            max: components["schemas"]["Money"];
            min: components["schemas"]["Money"];
        };
        RankProgress: {
            /** @description Newest first. */
            history: {
                at: components["schemas"]["Timestamp"];
                from: number;
                to: number;
            }[];
            /** @description What keeps the level at the end of the month. */
            keep?: components["schemas"]["Money"];
            label: string;
            /** @description 0 for none. */
            level: number;
            levels: {
                benefits: string[];
                /** @description The most that a birthday gift of the site gives on this level; absent where it has none. */
                birthday?: components["schemas"]["Money"];
                gift: components["schemas"]["Money"];
                giftStatus: components["schemas"]["GiftStatus"];
                /** @description How to reach the host; only on the member's own level. */
                host?: string;
                keep: components["schemas"]["Money"];
                label: string;
                level: number;
                /** @description Points that stakes earn on this level, in per cent of the usual ones; absent where they are the usual ones. */
                pointsFactor?: string;
                qualify: components["schemas"]["Money"];
                /** @description The highest rate of the manual rebate on this level, in per cent; absent where there is no rebate. */
                rebateUpTo?: string;
                withdrawals?: components["schemas"]["LevelWithdrawals"];
            }[];
            month: string;
            /** @description Valid own stake of the month. */
            monthlyTurnover: components["schemas"]["Money"];
            next?: {
                label: string;
                level: number;
                qualify: components["schemas"]["Money"];
            };
            /** @description When the merchant's next day begins: free withdrawals are counted from zero, and a month may have ended. */
            nextDay?: components["schemas"]["Timestamp"];
            /** @description What the member's withdrawals cost today; absent where they cost nothing. */
            withdrawals?: {
                /** @description In per cent. */
                fee: string;
                freeADay: number;
                /** @description How many of today still cost nothing. */
                freeLeft: number;
            };
        };
        /**
         * @description Percent.
         * @example 1.2
         */
        Rate: string;
        RebateDay: {
            claimable: components["schemas"]["Money"];
            claimed: components["schemas"]["Money"];
            claimUntil?: components["schemas"]["Timestamp"];
            /** Format: date */
            day: string;
            lines: {
                amount: components["schemas"]["Money"];
                line: components["schemas"]["GameType"];
                /** @description In per cent, such as 0.60. */
                rate: string;
                /** @description Valid own stake. */
                turnover: components["schemas"]["Money"];
            }[];
            /** @description False while the day still runs and nothing of it can be taken. */
            open: boolean;
            /** @description All lines, at most what a day gives. */
            total: components["schemas"]["Money"];
        };
        RebatePayload: {
            /** Format: date */
            day: string;
        };
        RecoveryCodes: {
            /** @description Each stands for one code of the app, once. */
            codes: string[];
        };
        RedeemOrder: {
            /** @description Money only. */
            amount?: components["schemas"]["Money"];
            appliedAt: components["schemas"]["Timestamp"];
            /** @description 0 once they are given back. */
            changedPoints: number;
            name: string;
            /** @description Points required. */
            points: number;
            /** @description Right after it was ordered. */
            pointsBalance: number;
            quantity: number;
            /** Format: uuid */
            reference: string;
            /** @description Why it was rejected, or what comes with it. */
            remark: string;
            status: components["schemas"]["OrderStatus"];
            type: components["schemas"]["MallKind"];
        };
        RedeemOrderPage: {
            list: components["schemas"]["RedeemOrder"][];
            page: components["schemas"]["Page"];
        };
        RedeemPayload: {
            /** @description Where goods are sent; required for them. */
            address?: string;
            language?: components["schemas"]["LanguageCode"];
            quantity: number;
            /** Format: uuid */
            reward: string;
        };
        Referral: {
            code: string;
            invited: components["schemas"]["InvitedPerson"][];
            /**
             * Format: uri
             * @description Where registration begins with this code.
             */
            link: string;
            page: components["schemas"]["Page"];
            sums: {
                earned: components["schemas"]["Money"];
                invited: number;
                rewarded: number;
            };
            /** @description Absent where invitations are not rewarded. */
            terms?: components["schemas"]["ReferralTerms"];
        };
        ReferralBar: {
            now: components["schemas"]["Money"];
            target: components["schemas"]["Money"];
        };
        ReferralClaim: {
            /** @description In the balance now. */
            amount?: components["schemas"]["Money"];
            /** @enum {string} */
            status: "claimed" | "applying";
        };
        ReferralPayload: {
            /**
             * Format: uuid
             * @description As the list of invited people names them.
             */
            invited: string;
        };
        /** @description What an invitation gives today, and what the invited person does for it. */
        ReferralTerms: {
            /** @description In sum. */
            deposit: components["schemas"]["Money"];
            /** @description So many people are rewarded; absent where there is no limit. */
            perMember?: number;
            reward: components["schemas"]["Money"];
            /** @description Own valid stakes of settled rounds. */
            turnover: components["schemas"]["Money"];
        };
        RegisterField: {
            /** @description Source of the pattern, or '*'. */
            acceptedPattern: string;
            maxLength: number;
            minLength: number;
            /** @description Field name in RegisterPayload. */
            name: string;
            /** @description Pattern type of libs/domain; 0 matches all. */
            patternId: number;
            required: boolean;
        };
        RegisterLink: {
            channel: string;
            /** @description The `referralCode` of a registration. */
            code: string;
            createdAt: components["schemas"]["Timestamp"];
            /** Format: date-time */
            expiresAt: string | null;
            /** @description How many of these have deposited. */
            firstDeposits: number;
            group: number | null;
            /** @description How many accounts the agent may still open at its group; null where these are not counted. */
            quotaLeft: number | null;
            /** @description How many accounts have registered by it. */
            registered: number;
            /** @enum {string} */
            state: "open" | "usedUp" | "expired" | "off";
            type: components["schemas"]["AgentAccountType"];
            /** @description The registration page with the code. */
            url: string;
            uses: number;
        };
        RegisterLinkPage: {
            list: components["schemas"]["RegisterLink"][];
            page: components["schemas"]["Page"];
        };
        RegisterLinkPayload: {
            /** @description What the agent calls it, such as where it is published. */
            channel: string;
            expiresAt?: components["schemas"]["Timestamp"];
            /** @description At most the own one. */
            group?: components["schemas"]["PrizeGroup"];
            type: components["schemas"]["AgentAccountType"];
            /** @description How many accounts may register by it. */
            uses: number;
        };
        /** @description Which fields are needed is told by getRegisterSettings. */
        RegisterPayload: {
            /** @description See getAffiliate. */
            affiliateCode?: string;
            /** @description That the minimum age is reached; needed where no date of birth says so. */
            ageConfirmed?: boolean;
            altcha: string;
            /** @description yyyy-MM-dd. */
            birthday?: string;
            captcha?: string;
            confirmPassword: string;
            countryDialingCode?: string;
            email?: string;
            facebook?: string;
            /**
             * @description How the phone-auth provider reached the number.
             * @constant
             */
            firebaseChannel?: "sms";
            /** @description An id token of the configured phone-auth provider whose `phone_number` is the number; in place of `verificationCode`. */
            firebaseIdToken?: string;
            idNumber?: string;
            language?: components["schemas"]["LanguageCode"];
            line?: string;
            mobileNum?: string;
            password: string;
            payeeName?: string;
            paymentPassword?: string;
            qqNum?: string;
            recommenderId?: string;
            /** @description The same under the name that addresses carry. */
            referralCode?: string;
            /** @constant */
            registerMethod?: "WEB";
            /** @description Address of the page with the form, without its query; kept where it is one of the site. */
            registerUrl?: string;
            /** @description Of `social_registration_needed`: the account at the provider is connected to the new member. */
            socialTicket?: string;
            telegram?: string;
            termsAccepted: boolean;
            username?: string;
            verificationCode?: string;
            wechat?: string;
            whatsapp?: string;
            zalo?: string;
        };
        RegisterSettings: {
            /** @description Empty where this method is off. */
            byMobile: components["schemas"]["RegisterField"][];
            /** @description Empty where this method is off. */
            byUsername: components["schemas"]["RegisterField"][];
            /** @description For a way to register that needs no code by SMS. */
            captchaRequired: boolean;
            dialingCodes: {
                code: string;
                /** @description Allowed counts of digits after the code. */
                digits: number[];
            }[];
            minimumAge: number;
            open: boolean;
        };
        /**
         * @description 0 nothing, 1 an offer waits, 2 an end waits.
         * @enum {integer}
         */
        RequestState: 0 | 1 | 2;
        ResetPasswordPayload: {
            confirmNewPassword: string;
            countryDialingCode: string;
            mobileNum: string;
            /** @description Under the rule of the field `password` of getRegisterSettings. */
            newPassword: string;
            verificationCode: string;
        };
        /** @description The prizes of a game with prizes, or the symbols of a fast game. */
        ResultForm: {
            prizes: {
                count: number;
                digits: number;
                distinct?: boolean;
                /** @description Where numbers may be longer. */
                maxDigits?: number;
                name: string;
            }[];
        } | {
            alphabet: components["schemas"]["LotteryAlphabet"];
            distinct: boolean;
            key: string;
            size: number;
        };
        /** @description The draws of the window, the newest first. */
        ResultTrend: {
            /** @description How many draws the figures are of. */
            draws: number;
            gameCode: components["schemas"]["GameCode"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "results";
            lastDrawId?: components["schemas"]["DrawId"];
            rows: components["schemas"]["LastResult"][];
        };
        RewardCentre: {
            claimable: components["schemas"]["PromotionView"][];
            /** @description What can be claimed. */
            counts: {
                missions: number;
                rewards: number;
            };
            given: components["schemas"]["GivenReward"][];
            /** @description When the merchant's next day begins, if days decide about one of its promotions. */
            nextDay?: components["schemas"]["Timestamp"];
            running: components["schemas"]["PromotionView"][];
        };
        /** @enum {string} */
        RoundStatus: "open" | "settled" | "rolledBack";
        /** @description A fresh AES-256-GCM key wrapped with RSA-OAEP-SHA-256. Additional data is the JSON text of [v, kid, ts, n, method, path]. All byte fields are unpadded base64url. Every failure answers `sealed_body_invalid`. */
        SealedBody: {
            ct: string;
            ek: string;
            iv: string;
            /** @description Key id from getPublicKey. */
            kid: string;
            /** @description 128 random bits; used once. */
            n: string;
            /** @description Unix seconds, within 120 s of the server. */
            ts: number;
            /** @constant */
            v: 1;
        };
        SessionEndedEvent: {
            /** @description Nobody ended it: it ran out, and the same member may log in and go on. */
            expired?: boolean;
            /** @description The same browser logged in again, and somebody is still logged in there. */
            replaced?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sessionEnded";
        };
        SessionInfo: {
            /** @description The network address that logged in. */
            address: string;
            /** @description The session that asks. */
            current: boolean;
            device: components["schemas"]["Device"];
            /** Format: uuid */
            id: string;
            lastSeenAt: components["schemas"]["Timestamp"];
            startedAt: components["schemas"]["Timestamp"];
        };
        SessionList: {
            /** @description Every live session of the member, last used first. */
            list: components["schemas"]["SessionInfo"][];
        };
        SessionsEnded: {
            /** @description How many. */
            ended: number;
        };
        SetPaymentPasswordPayload: {
            confirmNewPassword: string;
            /** @description 6 to 64 characters of any kind. */
            newPassword: string;
        };
        /** @description Operators have changed what getPermission answers; a page asks again. */
        SettingsChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "settingsChanged";
        };
        ShareOfAccount: {
            account: string;
            share: components["schemas"]["PoolShare"];
        };
        SharePayload: {
            account: components["schemas"]["AccountName"];
            share: components["schemas"]["PoolShare"];
        };
        SideStreak: {
            length: number;
            /** @enum {string} */
            side: "big" | "small" | "odd" | "even";
        };
        SlipLine: {
            /** @description The place, where the type has places. */
            at?: string;
            /** @description The player's own where absent. */
            group?: components["schemas"]["PlayedGroup"];
            selection: string[];
            type: string;
            /** @description Amount per cost unit of a combination. */
            unit: string;
        };
        /** @description Lines in draws, or a chase, or both. */
        SlipPayload: {
            /** @description The player has chosen that odds that rose are taken without asking; the line gets the better ones. */
            acceptBetterOdds?: boolean;
            chase?: components["schemas"]["ChasePayload"];
            drawIds?: components["schemas"]["DrawId"][];
            lines?: components["schemas"]["OfferedLine"][];
        };
        SlipQuote: {
            lines: components["schemas"]["QuotedLine"][];
            total: components["schemas"]["Money"];
        };
        SlipQuotePayload: {
            drawIds: components["schemas"]["DrawId"][];
            lines: components["schemas"]["SlipLine"][];
        };
        SmsPayload: {
            altcha: string;
            countryDialingCode: string;
            mobileNum: string;
            /** @constant */
            regType: "registerMobile";
        };
        SmsSent: {
            expiredMinutes: number;
        };
        SocialAway: {
            /**
             * Format: uri
             * @description The provider's page for it.
             */
            url: string;
        };
        /**
         * @description What kind of business the provider is, for its picture.
         * @enum {string}
         */
        SocialIcon: "account" | "chat" | "mail" | "network" | "search" | "game";
        SocialLink: {
            icon: components["schemas"]["SocialIcon"];
            /** Format: uuid */
            id: string;
            /** @description When somebody last logged in by it. */
            lastUsedAt?: components["schemas"]["Timestamp"];
            linkedAt: components["schemas"]["Timestamp"];
            /** @description Of the provider. */
            name: string;
            provider: components["schemas"]["SocialProviderId"];
            /** @description The mail address or name that the provider told, masked. */
            shownAs?: string;
        };
        SocialLinkList: {
            list: components["schemas"]["SocialLink"][];
        };
        SocialProvider: {
            icon: components["schemas"]["SocialIcon"];
            /** @description As visitors read it. */
            name: string;
            provider: components["schemas"]["SocialProviderId"];
        };
        /** @description The provider's id in the gateway's configuration, and the last part of the address that it comes back to. */
        SocialProviderId: string;
        SocialProviderList: {
            list: components["schemas"]["SocialProvider"][];
        };
        SocialReturn: {
            code: string;
            /** @description Where the provider sent one (RFC 9207). */
            iss?: string;
            provider: components["schemas"]["SocialProviderId"];
            state: string;
        };
        SocialStart: {
            provider: components["schemas"]["SocialProviderId"];
        };
        StepUpPayload: {
            /**
             * @description What `secret` is; of an authenticator a code of it, or a recovery code.
             * @enum {string}
             */
            method: "password" | "paymentPassword" | "authenticator";
            /** @description Compared exactly. */
            secret: string;
        };
        StepUpResult: {
            until: components["schemas"]["Timestamp"];
        };
        SystemStatus: {
            location: components["schemas"]["Location"];
            maintenance: boolean;
            maintenanceEnd?: components["schemas"]["Timestamp"];
            regionRestriction: boolean;
            serverTime: components["schemas"]["Timestamp"];
            /**
             * @description 0 normal, 1 maintenance, 2 region restricted.
             * @enum {integer}
             */
            status: 0 | 1 | 2;
        };
        SystemStatusEvent: {
            status: components["schemas"]["SystemStatus"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "systemStatus";
        };
        /** @description Tails with their hits, in how many draws they came and how many draws have passed since; `frequency` all of them in order, `hot` and `cold` ten. */
        TailTrend: {
            draws: number;
            gameCode: components["schemas"]["GameCode"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "frequency" | "hot" | "cold";
            lastDrawId?: components["schemas"]["DrawId"];
            rows: {
                draws: number;
                gap: number;
                hits: number;
                tail: string;
            }[];
        };
        TeamAccount: {
            account: string;
            /** @description What is available. */
            balance: components["schemas"]["Money"];
            /** @description Kinds of its contracts that are in force or signed. */
            contracts: components["schemas"]["ContractKind"][];
            group: number | null;
            joinedAt: components["schemas"]["Timestamp"];
            /** Format: date-time */
            lastLoginAt: string | null;
            /** @description It used a session in the last five minutes. */
            online: boolean;
            /** @description What it takes of pools; null where rebates are not paid out of a pool. */
            share: components["schemas"]["PoolShare"] | null;
            /** @enum {string} */
            state: "active" | "blocked";
            /** @description What is available to it and to everybody below. */
            teamBalance: components["schemas"]["Money"];
            /** @description The account and all accounts below it. */
            teamSize: number;
            type: components["schemas"]["AgentAccountType"];
        };
        TeamBet: {
            account: string;
            /** @description Of a lottery bet. */
            drawId: string | null;
            /** @description What it brought the holder of the bill that is explained; of real-time salary. */
            earned?: components["schemas"]["Money"];
            /** @description In the language that was asked for. */
            game: string;
            gameCode: string;
            /** @description Of a lottery bet. */
            odds: components["schemas"]["LotteryOdds"] | null;
            placedAt: components["schemas"]["Timestamp"];
            /** @description What it brought the account that was asked for in rebates; absent if nothing. */
            rebate?: components["schemas"]["Money"];
            /** Format: uuid */
            roundId: string;
            /** Format: date-time */
            settledAt: string | null;
            stake: components["schemas"]["Money"];
            /** @enum {string} */
            state: "open" | "settled" | "rolledBack";
            vendor: string;
            win: components["schemas"]["Money"];
        };
        TeamBetPage: {
            list: components["schemas"]["TeamBet"][];
            page: components["schemas"]["Page"];
            /** @description Of all pages; only where only bets that brought a rebate were asked for. */
            rebates?: components["schemas"]["Money"];
            /** @description Of all pages. */
            stakes: components["schemas"]["Money"];
            /** @description Of all pages. */
            wins: components["schemas"]["Money"];
        };
        /** @description What accounts did in whole days of the merchant. */
        TeamFigures: {
            /** @description Accounts whose turnover reached what counts as active. */
            active: components["schemas"]["Count"];
            agentRebate: components["schemas"]["Money"];
            betCount: components["schemas"]["Count"];
            betRebate: components["schemas"]["Money"];
            deposits: components["schemas"]["Money"];
            /** @description By dividends and affiliate contracts. */
            dividendIn: components["schemas"]["Money"];
            dividendOut: components["schemas"]["Money"];
            fee: components["schemas"]["Money"];
            /** @description Accounts that deposited for the first time. */
            firstDeposits: components["schemas"]["Count"];
            /** @description Salaries and dividends in less out and agent rebate. */
            income: components["schemas"]["Money"];
            newAccounts: components["schemas"]["Count"];
            /** @description What those paid. */
            prizes: components["schemas"]["Money"];
            /** @description The players' side; negative where they lost. */
            profit: components["schemas"]["Money"];
            promotion: components["schemas"]["Money"];
            /** @description By daily, hourly and real-time salary, corrections and collections included. */
            salaryIn: components["schemas"]["Money"];
            salaryOut: components["schemas"]["Money"];
            /** @description Of settled bets, refunded parts included. */
            stakes: components["schemas"]["Money"];
            /** @description From uplines and downlines. */
            transferIn: components["schemas"]["Money"];
            transferOut: components["schemas"]["Money"];
            /** @description Of bets that were won or lost. */
            turnover: components["schemas"]["Money"];
            /** @description Paid ones. */
            withdrawals: components["schemas"]["Money"];
        };
        TeamOverview: {
            /** @description Thirty days, oldest first. */
            chart: components["schemas"]["ChartDay"][];
            /** @description Today. */
            day: components["schemas"]["Day"];
            /**
             * @description What its clocks show now, against GMT.
             * @example +06:00
             */
            gmtOffset: string;
            month: components["schemas"]["TeamFigures"];
            /** @description What is available to the agent and the team. */
            teamBalance: components["schemas"]["Money"];
            /** @description Accounts that the figures cover: the agent and all accounts below. */
            teamSize: components["schemas"]["Count"];
            /**
             * @description By whose days the figures are kept.
             * @example Asia/Dhaka
             */
            timeZone: string;
            today: components["schemas"]["TeamFigures"];
            yesterday: components["schemas"]["TeamFigures"];
        };
        TeamReport: {
            from: components["schemas"]["Day"];
            /** @description Direct downlines, each with its whole team. */
            list: components["schemas"]["TeamReportRow"][];
            page: components["schemas"]["Page"];
            /** @description Accounts from the own one to the one that is reported. */
            path: string[];
            self: components["schemas"]["TeamReportRow"];
            to: components["schemas"]["Day"];
            /** @description Of all pages, the account itself included. */
            total: components["schemas"]["TeamReportRow"];
        };
        TeamReportRow: {
            account: string;
            /** @description Available now, to the whole team; in the row of the account itself, to it. */
            balance: components["schemas"]["Money"];
            figures: components["schemas"]["TeamFigures"];
            /** @description Accounts with a session that was used in the last five minutes. */
            online: components["schemas"]["Count"];
            /** @description Accounts that the figures cover: the account and all below it; in the row of the account itself, 1. */
            teamSize: components["schemas"]["Count"];
            type: components["schemas"]["AgentAccountType"];
        };
        TeamTransaction: {
            account: string;
            /** @description Signed; negative leaves the available balance. */
            amount: components["schemas"]["Money"];
            at: components["schemas"]["Timestamp"];
            balanceAfter: components["schemas"]["Money"];
            id: string;
            /** @description Round, deposit, withdrawal or bill, where there is one. */
            reference?: string;
            type: components["schemas"]["TransactionType"];
        };
        TeamTransactionPage: {
            list: components["schemas"]["TeamTransaction"][];
            /** @description What came in on all pages. */
            moneyIn: components["schemas"]["Money"];
            /** @description What went out on all pages, as a positive amount. */
            moneyOut: components["schemas"]["Money"];
            page: components["schemas"]["Page"];
        };
        /** @description In major units of the account's currency. */
        Threshold: string;
        Ticket: {
            /** @description cancelTicket can be asked now. */
            cancellable: boolean;
            cancelledAt?: components["schemas"]["Timestamp"];
            lines: components["schemas"]["TicketLine"][];
            payout: components["schemas"]["Money"];
            placedAt: components["schemas"]["Timestamp"];
            refund: components["schemas"]["Money"];
            stake: components["schemas"]["Money"];
            /** Format: uuid */
            ticketId: string;
            /** @description Oldest first. */
            transfers: components["schemas"]["TicketTransfer"][];
        };
        TicketLine: {
            /** @description The row of the line in the draw's book: `lineId|type|at|selection|unit|costUnits|odds|placedAt`. The rows of a draw in ascending order, joined by line feeds, have the published hash. */
            bookRow: string;
            line: components["schemas"]["LotteryLine"];
        };
        TicketTransfer: {
            /** @description Signed. */
            amount: components["schemas"]["Money"];
            at: components["schemas"]["Timestamp"];
            id: string;
            /** Format: uuid */
            lineId?: string;
            type: components["schemas"]["TransactionType"];
        };
        /**
         * Format: date-time
         * @description ISO 8601, in the years 1 to 9999 of UTC, without leap seconds.
         */
        Timestamp: string;
        Transaction: {
            /** @description Signed; negative leaves the available balance. */
            amount: components["schemas"]["Money"];
            at: components["schemas"]["Timestamp"];
            balanceAfter: components["schemas"]["Money"];
            gameName?: string;
            id: string;
            /** @description Round, deposit or withdrawal, where there is one. */
            reference?: string;
            type: components["schemas"]["TransactionType"];
        };
        TransactionPage: {
            list: components["schemas"]["Transaction"][];
            page: components["schemas"]["Page"];
        };
        /** @enum {string} */
        TransactionType: "deposit" | "withdrawal" | "withdrawalReturned" | "withdrawalFee" | "withdrawalFeeReturned" | "bet" | "win" | "rollback" | "promo" | "winReversed" | "debtRepaid" | "playMoney" | "adjustment" | "fee" | "stakeHeld" | "stakeReturned" | "bonusConverted" | "rewardPaid" | "rebatePaid" | "dailySalary" | "hourlySalary" | "realTimeSalary" | "dividend" | "affiliateEarnings" | "betRebate" | "agentRebate" | "transferDown" | "transferUp" | "transferHeld" | "transferReturned";
        TransferDownPayload: {
            account: components["schemas"]["AccountName"];
            amount: components["schemas"]["PositiveAmount"];
        };
        TransferUpPayload: {
            amount: components["schemas"]["PositiveAmount"];
        };
        /** @description Each kind has rows of its own. */
        Trend: components["schemas"]["ResultTrend"] | components["schemas"]["LotoTrend"] | components["schemas"]["TailTrend"] | components["schemas"]["GapTrend"] | components["schemas"]["WeekdayTrend"] | components["schemas"]["PositionTrend"];
        /** @enum {string} */
        TrendKind: "results" | "loto" | "frequency" | "hot" | "cold" | "gaps" | "weekdays" | "positions";
        UplineTransfer: {
            /** @description The direct upline; absent where there is none. */
            account?: string;
            /** @description The least and the most of one transfer; only while `open`. */
            amount?: components["schemas"]["Range"];
            /**
             * @description `closed`: one of the two may not transfer now; `capReached`: nothing more today.
             * @enum {string}
             */
            state: "open" | "noUpline" | "closed" | "capReached";
        };
        VendorCard: {
            gameCount: number;
            gameType: components["schemas"]["GameType"];
            iconUrl: string;
            inHouse: boolean;
            title: string;
            vassalage: string;
        };
        VendorData: {
            lanes: {
                cards: components["schemas"]["VendorCard"][];
                /** @description Those that its games have. */
                features: components["schemas"]["GameFeature"][];
                /** @description The classes that its games have. */
                gameClassify: {
                    gameClassify: components["schemas"]["GameClassify"];
                    gameCount: number;
                    title: string;
                    vendors: {
                        gameCount: number;
                        vassalage: string;
                    }[];
                }[];
                gameType: components["schemas"]["GameType"];
                title: string;
                /** @description Those that its games have. */
                volatilities: components["schemas"]["Volatility"][];
            }[];
        };
        VendorLines: {
            gameTypes: {
                gameClassify: {
                    gameClassify: components["schemas"]["GameClassify"];
                    gameCount: number;
                    title: string;
                }[];
                gameCount: number;
                gameType: components["schemas"]["GameType"];
                title: string;
            }[];
            title: string;
            vassalage: string;
        };
        VendorWallet: {
            isSingle: boolean;
            title: string;
            vassalage: string;
        };
        Verification: {
            /** Format: uuid */
            roundId: string;
            /** @description A public page that recomputes the outcome. */
            verifierUrl: string;
        };
        /**
         * @description A second proof at log-in. `authenticator` takes a recovery code too.
         * @enum {string}
         */
        VerificationMethod: "authenticator" | "sms" | "email";
        VerifyLoginPayload: {
            code: string;
            method: components["schemas"]["VerificationMethod"];
            ticket: string;
        };
        /**
         * @description How widely results spread around the return: by the standard deviation of win over stake, low below 3, medium below 6, high below 12.
         * @enum {string}
         */
        Volatility: "low" | "medium" | "high" | "veryHigh";
        WageringTerms: {
            /**
             * @description What is multiplied.
             * @enum {string}
             */
            base: "bonus" | "depositAndBonus";
            /** @description How long it may be played. */
            days?: number;
            /** @description Highest stake of a round with bonus money. */
            maxBet?: components["schemas"]["Money"];
            /** @description How many times the bonus becomes cash at most. */
            maxConversion?: components["schemas"]["Multiple"];
            multiplier: components["schemas"]["Multiple"];
            /** @enum {string} */
            onWithdrawal: "forfeit" | "keep";
            /**
             * @description Which money a stake takes first.
             * @enum {string}
             */
            spend: "realFirst" | "bonusFirst";
            weights: components["schemas"]["GameWeight"][];
        };
        WalletTransferPayload: {
            amount: components["schemas"]["PositiveAmount"];
            /** @enum {string} */
            direction: "toVendor" | "fromVendor";
            vassalage: string;
        };
        /** @description The tails of the special prize by day of the week. */
        WeekdayTrend: {
            draws: number;
            gameCode: components["schemas"]["GameCode"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "weekdays";
            lastDrawId?: components["schemas"]["DrawId"];
            rows: {
                /** @description The newest first. */
                specials: {
                    /** Format: date */
                    day: string;
                    /** @description The last two digits. */
                    tail: string;
                }[];
                /** @description 1 is Monday. */
                weekday: number;
            }[];
        };
        WhitelabelNode: {
            childrenNodes: components["schemas"]["WhitelabelNode"][];
            /** @enum {string} */
            enabled: "0" | "1";
            modId: string;
        };
        WinnerBoard: {
            jackpot: {
                /**
                 * @description No pool exists; the counter is a demonstration.
                 * @constant
                 */
                simulated: true;
            };
            list: {
                /** @description Masked. */
                customerName: string;
                gameName: string;
                iconUrl: string;
                /** @description A demonstration entry; say so beside it. */
                simulated: boolean;
                winAmount: components["schemas"]["Money"];
            }[];
        };
        Withdrawal: {
            /** @description Masked but for the last four. */
            accountNumber: string;
            /** @description What is paid out: what was requested, less the fee. */
            amount: components["schemas"]["Money"];
            bankName: string;
            confirmedAt?: components["schemas"]["Timestamp"];
            createdAt: components["schemas"]["Timestamp"];
            decidedAt?: components["schemas"]["Timestamp"];
            /**
             * @description Pending, and an operator asked for a document first: a message says which. Pictures of it are sent as proofs.
             * @constant
             */
            documentAsked?: true;
            /** @description What it costs, if anything. It is returned where the amount is. */
            fee?: components["schemas"]["Money"];
            /** Format: uuid */
            id: string;
            /**
             * @description Pending, and it is not paid before proveWithdrawal.
             * @constant
             */
            identityAsked?: true;
            /** @description Pictures that the member sent with it, if any. */
            proofs?: number;
            /** @description Why it was rejected. */
            reason?: string;
            /** @description What the member says is still missing. */
            remaining?: components["schemas"]["Money"];
            status: components["schemas"]["WithdrawalStatus"];
        };
        WithdrawalPage: {
            list: components["schemas"]["Withdrawal"][];
            page: components["schemas"]["Page"];
        };
        WithdrawalPayload: {
            /** @description The member has read which bonus money this costs. Without it `bonus_would_be_forfeited` tells the sums. */
            acceptForfeit?: boolean;
            accountNumber: string;
            amount: components["schemas"]["PositiveAmount"];
            bankName: string;
            /** @description The fee that the member has read; none where absent. A higher one is refused by `withdrawal_fee`, which tells it. */
            fee?: components["schemas"]["PositiveAmount"];
            payeeName: string;
        };
        /**
         * @description In the ledger, pending (money put aside) is completed by post when approved, by void when rejected. pending -> approved or rejected; approved -> received or disputed; disputed -> received or rejected.
         * @enum {string}
         */
        WithdrawalStatus: "pending" | "approved" | "rejected" | "received" | "disputed";
        WithdrawalUpdatedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "withdrawalUpdated";
            withdrawal: components["schemas"]["Withdrawal"];
        };
        /** @description What an operator wrote to many members. */
        WrittenMessage: {
            /** @description Text of the link. */
            action?: string;
            /** @description Sanitised HTML. */
            content: string;
            /** @description The language in which it is written. */
            language: string;
            /** @description A path of the site or an https address. */
            linkage?: string;
            /** @enum {string} */
            linkageType: "ROUTE" | "LINK" | "NONE";
            title: string;
        };
    };
    responses: {
        /** @description Where the visitor goes. */
        away: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    value: components["schemas"]["SocialAway"];
                };
            };
        };
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description No live session. */
        NotLoggedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Refused; nothing was changed. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description From this time, inclusive. */
        from: string;
        /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
        idempotencyKey: string;
        /** @description The language of names and texts; the brand's default where absent. */
        language: components["schemas"]["LanguageCode"];
        /** @description From 1. */
        pageNo: number;
        /** @description Rows a page. */
        pageSize: number;
        /** @description The key of a preview that an operator opened; contents are answered as it shows them, and no cache keeps the answer. */
        preview: string;
        /** @description Until this time, exclusive. */
        to: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listLotteryBets: {
        parameters: {
            query?: {
                /** @description Only of this draw. */
                drawId?: components["schemas"]["DrawId"];
                /** @description From this time, inclusive. */
                from?: components["parameters"]["from"];
                /** @description Only of this game. */
                gameCode?: components["schemas"]["GameCode"];
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Only in this state. */
                state?: components["schemas"]["LineState"];
                /** @description Until this time, exclusive. */
                to?: components["parameters"]["to"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryLinePage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    placeBets: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlipPayload"];
            };
        };
        responses: {
            /** @description Placed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlacedTicket"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getTicket: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /** @description The ticket. */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Ticket"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    cancelTicket: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The ticket. */
                ticketId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Ticket"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    quoteBets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlipQuotePayload"];
            };
        };
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SlipQuote"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listChases: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChasePage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    stopChase: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The chase. */
                chaseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stopped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Chase"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getDraw: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path: {
                /** @description The draw. */
                drawId: components["schemas"]["DrawId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draw. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryDrawDetail"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getDrawBook: {
        parameters: {
            query?: {
                /** @description `next` of the part before; the beginning where absent. */
                after?: string;
            };
            header?: never;
            path: {
                /** @description The draw. */
                drawId: components["schemas"]["DrawId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A part. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DrawBookPart"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getDrawReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The draw. */
                drawId: components["schemas"]["DrawId"];
                /** @description The report's. */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DrawReportContent"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getGameMenus: {
        parameters: {
            query?: {
                /** @description Ignored; kept for the specification's clients. */
                device?: string;
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description Asks for lotteries. */
                prizeMode?: components["schemas"]["PrizeMode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameMenus"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getLotteryRules: {
        parameters: {
            query?: {
                /** @description The version with which a line was placed; the newest where absent. */
                version?: number;
            };
            header?: never;
            path: {
                /** @description The pack. */
                packId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryRules"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getTrend: {
        parameters: {
            query: {
                /** @description Which figures. `positions` are of fast games, `loto`, `frequency`, `hot`, `cold`, `gaps` and `weekdays` of games with prizes. */
                kind: components["schemas"]["TrendKind"];
                /** @description How many draws. */
                window?: 30 | 60 | 100;
            };
            header?: never;
            path: {
                /** @description The game. */
                gameCode: components["schemas"]["GameCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Trend"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getLotteryMenus: {
        parameters: {
            query?: {
                /** @description Ignored; kept for the specification's clients. */
                device?: string;
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description Only games of this mode; of all modes that the site has where absent. */
                prizeMode?: components["schemas"]["PrizeMode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["LotteryMenu"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listRecentLotteryGames: {
        parameters: {
            query?: {
                /** @description Ignored; kept for the specification's clients. */
                device?: string;
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description Only games of this mode; of all modes that the site has where absent. */
                prizeMode?: components["schemas"]["PrizeMode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["LotteryGame"][];
                        };
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listOpenedDraws: {
        parameters: {
            query: {
                /** @description The game. */
                gameCode: components["schemas"]["GameCode"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OpenedDrawPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listNewestDraws: {
        parameters: {
            query: {
                /** @description Codes of games joined by commas; unknown ones are left out. */
                gameCodes: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draws. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["NewestDraw"][];
                        };
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getAffiliate: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AffiliateCheck"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listDownline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["DownlineMember"][];
                        };
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: {
                /** @description What its answer will be sent with; it is good for nothing else. */
                purpose?: "login" | "register" | "feedback";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Captcha"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    hideChatAuthor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description As messages name it. */
                author: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatHidingPayload"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    reactToChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which reaction. */
                kind: components["schemas"]["ChatReactionKind"];
                /** @description The message. */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatReactionPayload"];
            };
        };
        responses: {
            /** @description The message as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatMessage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    reportChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The message. */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatReportPayload"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listChatRooms: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rooms of the language asked for first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatRooms"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listenToChatRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The room. */
                roomId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the room stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatListening"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    leaveChatRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The room. */
                roomId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listChatMessages: {
        parameters: {
            query?: {
                /** @description Those behind this sequence, at most 100. */
                after?: number;
                /** @description Those before this sequence. */
                before?: number;
                /** @description With `after`: also those that changed behind this one, as an answer or event named it. */
                change?: number;
            };
            header?: never;
            path: {
                /** @description The room. */
                roomId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatMessages"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    postChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The room. */
                roomId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatPost"];
            };
        };
        responses: {
            /** @description The message; `held` where an operator looks at it before others see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatMessage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description The last event seen. */
                "Last-Event-ID"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["Event"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOwnFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's feedback. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["OwnFeedback"][];
                        };
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackPayload"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Refused"];
        };
    };
    launchGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchPayload"];
            };
        };
        responses: {
            /** @description Where to play. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Launch"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    verifyRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The round. */
                roundId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to verify. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Verification"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getLegalState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LegalState"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    acceptLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The text. */
                document: components["schemas"]["LegalDocument"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The one that the member has read. */
                    version: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AuthenticatorState"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    beginAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AuthenticatorSecret"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sealed; see SealedBody. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedBody"];
                "application/vnd.parlour.plain+json": components["schemas"]["AuthenticatorConfirmation"];
            };
        };
        responses: {
            /** @description On. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Contacts"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    confirmContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmContactPayload"];
            };
        };
        responses: {
            /** @description Bound. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Contacts"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    sendContactCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactCodePayload"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SmsSent"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getMemberInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberInfo"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getConsolidatedContracts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ConsolidatedContracts"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getMemberIcon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The icon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberIcon"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    updateLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguagePayload"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PasskeyList"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Passkey"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The passkey. */
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The passkey. */
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRenaming"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PasskeyCreation"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sealed; see SealedBody. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedBody"];
                "application/vnd.parlour.plain+json": components["schemas"]["ChangePasswordPayload"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    forgotPasswordByEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ForgotPasswordPayload"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Refused"];
        };
    };
    resetPasswordByMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sealed; see SealedBody. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedBody"];
                "application/vnd.parlour.plain+json": components["schemas"]["ResetPasswordPayload"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changePaymentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sealed; see SealedBody. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedBody"];
                "application/vnd.parlour.plain+json": components["schemas"]["ChangePaymentPasswordPayload"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    setPaymentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sealed; see SealedBody. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedBody"];
                "application/vnd.parlour.plain+json": components["schemas"]["SetPaymentPasswordPayload"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnProfile"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    updateOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfilePayload"];
            };
        };
        responses: {
            /** @description What there is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnProfile"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    registerMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sealed; see SealedBody. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedBody"];
                "application/vnd.parlour.plain+json": components["schemas"]["RegisterPayload"];
            };
        };
        responses: {
            /** @description Registered and logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    registerMemberByMobile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sealed; see SealedBody. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedBody"];
                "application/vnd.parlour.plain+json": components["schemas"]["RegisterPayload"];
            };
        };
        responses: {
            /** @description Registered and logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SessionList"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SessionsEnded"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listSocialLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connected accounts, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SocialLinkList"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    linkSocial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialReturn"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    startSocialLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialStart"];
            };
        };
        responses: {
            200: components["responses"]["away"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    unlinkSocial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The connected account. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getMemberState: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberState"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Of what operators wrote; the merchant's default where it is not written in this one. */
                language?: string;
                /** @description `unread`, those of the platform (`system`) or those that an operator wrote (`operator`). */
                only?: "unread" | "system" | "operator";
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MessagePage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The message. */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    readMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The message. */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    readAllMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getNoticeChoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By channel and category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            channels: components["schemas"]["NoticeChannel"][];
                        };
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    chooseNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeChoiceInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getNoticeState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["NoticeState"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    confirmNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The announcement. */
                noticeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The one that the member has read. */
                    version: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getPointsBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointsBalance"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getPointsConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How points are earned and what they are worth. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointsConfig"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    convertPoints: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Sealed; see SealedBody. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedBody"];
                "application/vnd.parlour.plain+json": components["schemas"]["ConvertPayload"];
            };
        };
        responses: {
            /** @description Exchange points for money. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointsConversion"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    redeemPoints: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Sealed; see SealedBody. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedBody"];
                "application/vnd.parlour.plain+json": components["schemas"]["RedeemPayload"];
            };
        };
        responses: {
            /** @description Order something of the points mall. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RedeemOrder"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listPointsRedeems: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders of the points mall. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RedeemOrderPage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listPointsRewards: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points mall. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["MallItem"][];
                        };
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listPointsTransactions: {
        parameters: {
            query?: {
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What moved the points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointsDetailPage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices that subscribed, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Push"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    choosePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushChoiceInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    subscribePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscription"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    removePushDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The device. */
                deviceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listBets: {
        parameters: {
            query?: {
                /** @description From this time, inclusive. */
                from?: components["parameters"]["from"];
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Until this time, exclusive. */
                to?: components["parameters"]["to"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetPage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getBetSums: {
        parameters: {
            query?: {
                /** @description From this time, inclusive. */
                from?: components["parameters"]["from"];
                /** @description The caller's time zone by its IANA name; gives the sums of each day too, for the latest 92 days that have rounds. */
                timeZone?: string;
                /** @description Until this time, exclusive. */
                to?: components["parameters"]["to"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetSums"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getProfit: {
        parameters: {
            query: {
                /** @description The first day, in the time zone of the merchant. */
                from: string;
                /** @description The last day, inclusive. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Profit"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /** @description From this time, inclusive. */
                from?: components["parameters"]["from"];
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Until this time, exclusive. */
                to?: components["parameters"]["to"];
                /** @description Only this kind. */
                type?: components["schemas"]["TransactionType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransactionPage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listLiveChatDesks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The desks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LiveChatDesks"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    launchLiveChat: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The desk; the first that is online where absent. */
                    modelId?: string;
                    /** @enum {string} */
                    topic?: "deposit" | "withdrawal" | "game" | "account" | "other";
                };
            };
        };
        responses: {
            /** @description Where the chat is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            /** Format: uri */
                            chatUrl: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            count: number;
                        };
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getLotteryLaunch: {
        parameters: {
            query: {
                /** @description Where the page leads back to; an address of this site. */
                backUrl?: string;
                /** @description Ignored; kept for the specification's clients. */
                device?: string;
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description Always LOTT. */
                launchMode?: "LOTT";
                /** @description Vietnam or South-East Asia. */
                lottoArea: "VN" | "SEA";
                /** @description The game. */
                lottoGameCode?: components["schemas"]["GameCode"];
                /** @description The prize mode. */
                lottoPrizeMode?: components["schemas"]["PrizeMode"];
                /** @description The lobby or the game itself. */
                lottoView?: "lobby" | "betting";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to go. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryLaunch"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    launchTrialGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchPayload"];
            };
        };
        responses: {
            /** @description Where to play. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Launch"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getMerchantWallet: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MerchantWallet"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listRecentGames: {
        parameters: {
            query?: {
                /** @description The category; all where absent. */
                gameType?: components["schemas"]["GameType"];
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GamePage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    transferToVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletTransferPayload"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description Only games that have this feature (`GameFeature`); none has an unknown one. */
                feature?: string;
                /** @description A class of games (`GameClassify`); the list of an unknown one is empty. */
                gameClassify?: string;
                /** @description One game by its code. */
                gameCode?: string;
                /** @description The category; all where absent. */
                gameType?: components["schemas"]["GameType"];
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description Only games that pay back at least this in the long run, in hundredths of a percent, as their vendors state. */
                minRtp?: number;
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Part of a game's name or of its vendor's title. */
                search?: string;
                /** @description Only hot or only new games. */
                select?: "ALL" | "HOT" | "NEW";
                /** @description The merchant's order, hot ones first, new ones first, or by the name in the language asked for. */
                sort?: "MERCHANT" | "HOT" | "NEW" | "NAME";
                /** @description A vendor code or INHOUSE. */
                vassalage?: string;
                /** @description Only games of this class of volatility (`Volatility`); there are none of an unknown one. */
                volatility?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GamePage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listWinners: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description At most. */
                limitNum?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WinnerBoard"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getVassGameType: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description Ignored; kept for the specification's clients. */
                platform?: string;
                /** @description One vendor's code; all where absent. */
                vassalage?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendors; empty where the merchant has none of that code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["VendorLines"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listHotGames: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description A vendor code. */
                vassalage?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["GameItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getGameVendors: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description Ignored; kept for the specification's clients. */
                platform?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            data: components["schemas"]["VendorData"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    acceptContract: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerContractPayload"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentContract"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    approveBill: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedBill"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentBill"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    collectBill: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedBill"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentBill"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    denyBill: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedBill"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentBill"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getBillExplanation: {
        parameters: {
            query: {
                /** @description The bill. */
                billKey: string;
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BillExplanation"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getAgentContract: {
        parameters: {
            query: {
                /** @description Of the own team; the own account where absent. */
                account?: components["schemas"]["AccountName"];
                /** @description Of this kind. */
                kind: components["schemas"]["ContractKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractsOfAccount"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listBills: {
        parameters: {
            query?: {
                /** @description Of the own team; the own account where absent. */
                account?: components["schemas"]["AccountName"];
                /** @description What happened on these days: money of the account moved, or something was left owing to it; moved where absent. */
                dated?: "moved" | "owing";
                /** @description Only bills of which something happened from this day of the merchant on; `to` is then required too. */
                from?: components["schemas"]["Day"];
                /** @description Only of this kind; of all but real-time salary where absent. */
                kind?: components["schemas"]["ContractKind"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Only of this period. */
                period?: string;
                /** @description Bills that the account receives, or those that it pays; receives where absent, or both with `from` and `to`. */
                side?: "holder" | "payer";
                /** @description Only in this state. */
                state?: components["schemas"]["BillState"];
                /** @description Last day; at most 92 days later. */
                to?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BillPage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listClaims: {
        parameters: {
            query: {
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Which. */
                side: "owe" | "owed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ClaimPage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listDownlineContracts: {
        parameters: {
            query: {
                /** @description Only of this account. */
                account?: components["schemas"]["AccountName"];
                /** @description Of this kind. */
                kind: components["schemas"]["ContractKind"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Only contracts in this state. */
                state?: components["schemas"]["ContractState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentContractPage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    offerContract: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferContractPayload"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentContract"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    previewContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewContractPayload"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractPreview"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    rejectContract: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractIdPayload"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentContract"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    terminateContract: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerContractPayload"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentContract"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    withdrawContract: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractIdPayload"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentContract"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    addFavGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouritePayload"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    addPromotionProof: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionProofPayload"];
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionProofs"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    applyPromotion: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionApplyPayload"];
            };
        };
        responses: {
            /** @description Ask an operator for what a promotion gives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionStanding"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    cancelTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedTransfer"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HeldTransfer"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    claimLeaderboardPrize: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MissionPayload"];
            };
        };
        responses: {
            /** @description Take a prize of a leaderboard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoyaltyGift"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    claimLevelUpGift: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LevelUpPayload"];
            };
        };
        responses: {
            /** @description Take the gift of a level. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoyaltyGift"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    claimManualRebate: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RebatePayload"];
            };
        };
        responses: {
            /** @description Take the rebate of a day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoyaltyGift"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    claimMission: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MissionPayload"];
            };
        };
        responses: {
            /** @description Take the reward of a mission. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoyaltyGift"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    claimPromotion: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionClaimPayload"];
            };
        };
        responses: {
            /** @description Take what a promotion gives. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionClaim"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    claimRafflePromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RaffleClaimPayload"];
            };
        };
        responses: {
            /** @description Take the tickets of a raffle that deposits or stakes have brought. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RaffleClaim"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    claimReferral: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralPayload"];
            };
        };
        responses: {
            /** @description Take the reward for an invited person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ReferralClaim"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    createDownlineAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccountPayload"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CreatedAccount"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listTeamAccounts: {
        parameters: {
            query?: {
                /** @description Whose direct downline; the own one where absent. */
                account?: components["schemas"]["AccountName"];
                /** @description Only accounts that were made on this day of the merchant or later. */
                from?: components["schemas"]["Day"];
                /** @description Only accounts that used a session in the last five minutes. */
                online?: boolean;
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Only accounts whose username begins so. */
                search?: string;
                /** @description Only accounts that were made on this day or earlier. */
                to?: components["schemas"]["Day"];
                /** @description Only accounts of this type. */
                type?: components["schemas"]["AgentAccountType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DownlinePage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    forfeitBonus: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BonusForfeitPayload"];
            };
        };
        responses: {
            /** @description Give a bonus up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ForfeitedBonus"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listBanners: {
        parameters: {
            query: {
                /** @description The group. */
                groupName: "w_home" | "w_promotion";
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description The key of a preview that an operator opened; contents are answered as it shows them, and no cache keeps the answer. */
                preview?: components["parameters"]["preview"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Banner"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getBonusDetails: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bonuses of the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BonusDetails"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listBonusRounds: {
        parameters: {
            query: {
                grant: string;
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rounds of a bonus, with what each has counted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BonusRoundPage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getFavGames: {
        parameters: {
            query?: {
                /** @description Ignored; kept for the specification's clients. */
                clientType?: string;
                /** @description The category; all where absent. */
                gameType?: components["schemas"]["GameType"];
                /** @description Ignored; kept for the specification's clients. */
                platform?: string;
                /** @description Ignored: who asks is known by the cookie. */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FavouriteIds"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: {
                /** @description Only those for this state. */
                execution?: "A" | "B" | "F";
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description The key of a preview that an operator opened; contents are answered as it shows them, and no cache keeps the answer. */
                preview?: components["parameters"]["preview"];
                /** @description Comma-separated kinds. */
                types?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Announcement"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getManualRebate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rebate, day by day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ManualRebate"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getMissionLeaderboard: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leaderboards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MissionLeaderboard"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getMissionSummaryDetails: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Missions and how far the member is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MissionSummary"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getPlayerRankProgress: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Levels, and how far the member is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RankProgress"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getPromotion: {
        parameters: {
            query: {
                code: string;
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One promotion with its terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionView"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPromotions: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Promotions, and what the member can take of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionList"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getRaffleBook: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book of a raffle that was drawn, for anyone to draw it again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RaffleBook"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getReferral: {
        parameters: {
            query?: {
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own code, and whom the member invited with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Referral"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getRewardCenter: {
        parameters: {
            query?: {
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the member can claim, what is under way, and what they were given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RewardCentre"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listHeldTransfers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["HeldTransfer"][];
                        };
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    joinPromotion: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionJoinPayload"];
            };
        };
        responses: {
            /** @description Take part in a promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionStanding"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listFavGames: {
        parameters: {
            query?: {
                /** @description Ignored; kept for the specification's clients. */
                clientType?: string;
                /** @description The category; all where absent. */
                gameType?: components["schemas"]["GameType"];
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Games a page. */
                pageSize?: number;
                /** @description Ignored; kept for the specification's clients. */
                platform?: string;
                /** @description Ignored: who asks is known by the cookie. */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, and the ids of all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FavouriteList"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getAgentIncome: {
        parameters: {
            query: {
                /** @description First day of the merchant. */
                from: components["schemas"]["Day"];
                /** @description Only this kind of income. */
                kind?: components["schemas"]["IncomeKind"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Last day; at most 92 days later. */
                to: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentIncomePage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listQuota: {
        parameters: {
            query?: {
                /** @description Whose; the own one where absent. */
                account?: components["schemas"]["AccountName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["QuotaRows"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    grantQuota: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotaPayload"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["QuotaRows"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    setDownlineGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RaiseGroupPayload"];
            };
        };
        responses: {
            /** @description The account with its group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GroupOfAccount"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listRegisterLinks: {
        parameters: {
            query?: {
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegisterLinkPage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    createRegisterLink: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterLinkPayload"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegisterLink"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    endRegisterLink: {
        parameters: {
            query: {
                /** @description The link. */
                code: string;
            };
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegisterLink"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    removeFavGame: {
        parameters: {
            query: {
                /** @description The game. */
                nodeId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    setDownlineShare: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharePayload"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ShareOfAccount"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listTeamBets: {
        parameters: {
            query: {
                /** @description Of the own team; the own account where absent. */
                account?: components["schemas"]["AccountName"];
                /** @description First day of the merchant. */
                from: components["schemas"]["Day"];
                /** @description Only bets on the game with this code. */
                game?: string;
                /** @description The language of names and texts; the brand's default where absent. */
                language?: components["parameters"]["language"];
                /** @description Whether the account alone or its team; its team where absent. */
                only?: "self" | "team";
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Only bets that brought the account a rebate. */
                rebated?: boolean;
                /** @description Only bets in this state. */
                state?: "open" | "settled" | "rolledBack";
                /** @description Last day; at most 92 days later. */
                to: components["schemas"]["Day"];
                /** @description Only bets at this vendor. */
                vendor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamBetPage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getTeamOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamOverview"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getTeamReport: {
        parameters: {
            query: {
                /** @description Of the own team; the own account where absent. */
                account?: components["schemas"]["AccountName"];
                /** @description First day of the merchant. */
                from: components["schemas"]["Day"];
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Last day; at most 92 days later. */
                to: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamReport"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listTeamTransactions: {
        parameters: {
            query: {
                /** @description Of the own team; the own account where absent. */
                account?: components["schemas"]["AccountName"];
                /** @description First day of the merchant. */
                from: components["schemas"]["Day"];
                /** @description Only movements that this kind of income consists of. */
                income?: components["schemas"]["PaidIncomeKind"];
                /** @description Whether the account alone or its team; its team where absent. */
                only?: "self" | "team";
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
                /** @description Last day; at most 92 days later. */
                to: components["schemas"]["Day"];
                /** @description Only movements of this kind. */
                type?: components["schemas"]["TransactionType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamTransactionPage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    sendDown: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferDownPayload"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LineTransfer"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getUplineTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UplineTransfer"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    sendUp: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferUpPayload"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LineTransfer"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    createAppCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AppCode"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    forgetDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Refused"];
        };
    };
    exchangeCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangePayload"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sealed; see SealedBody. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedBody"];
                "application/vnd.parlour.plain+json": components["schemas"]["LoginPayload"];
            };
        };
        responses: {
            /** @description Logged in; the session cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    loginFreeplay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sealed; see SealedBody. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedBody"];
                "application/vnd.parlour.plain+json": components["schemas"]["FreeplayPayload"];
            };
        };
        responses: {
            /** @description Logged in as a trial user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    loginSocial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialReturn"];
            };
        };
        responses: {
            /** @description Logged in; the session cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    loginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            /** @description Logged in; the session cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PasskeyRequest"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listSocialProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers, in the order of the configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SocialProviderList"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startSocialLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialStart"];
            };
        };
        responses: {
            200: components["responses"]["away"];
            default: components["responses"]["Refused"];
        };
    };
    stepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sealed; see SealedBody. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedBody"];
                "application/vnd.parlour.plain+json": components["schemas"]["StepUpPayload"];
            };
        };
        responses: {
            /** @description Proved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["StepUpResult"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    stepUpPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            /** @description Proved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["StepUpResult"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    startPasskeyStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PasskeyRequest"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    sendLoginVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginVerificationPayload"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SmsSent"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    verifyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Sealed; see SealedBody. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SealedBody"];
                "application/vnd.parlour.plain+json": components["schemas"]["VerifyLoginPayload"];
            };
        };
        responses: {
            /** @description Logged in; the session cookie is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LoginResult"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getDomainRoute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hosts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DomainRoute"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getHelpCenter: {
        parameters: {
            query?: {
                /** @description Where it is read. */
                device?: "WEB";
                /** @description The language; the merchant's default where it has it not. */
                lang?: string;
                /** @description The key of a preview that an operator opened; contents are answered as it shows them, and no cache keeps the answer. */
                preview?: components["parameters"]["preview"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sections in the merchant's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["HelpSection"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rateHelpArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The article. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    helpful: boolean;
                    version: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            default: components["responses"]["Refused"];
        };
    };
    listLegalTexts: {
        parameters: {
            query?: {
                /** @description The language; the merchant's default where it has it not. */
                lang?: string;
                /** @description The key of a preview that an operator opened; contents are answered as it shows them, and no cache keeps the answer. */
                preview?: components["parameters"]["preview"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["LegalText"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPermission: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            info: components["schemas"]["PermissionInfo"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPublicKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PublicKey"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getRegisterSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fields by method. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegisterSettings"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSystemStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the site. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SystemStatus"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getWhitelabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WhitelabelNode"][];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Balance"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listDeposits: {
        parameters: {
            query?: {
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositPage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositPayload"];
            };
        };
        responses: {
            /** @description Begun. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Deposit"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The deposit. */
                depositId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Deposit"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /** @description From 1. */
                pageNo?: components["parameters"]["pageNo"];
                /** @description Rows a page. */
                pageSize?: components["parameters"]["pageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawalPage"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalPayload"];
            };
        };
        responses: {
            /** @description Requested. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Withdrawal"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The withdrawal. */
                withdrawalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmationPayload"];
            };
        };
        responses: {
            /** @description Noted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Withdrawal"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    proveWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The withdrawal. */
                withdrawalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Proved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Withdrawal"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    addWithdrawalProof: {
        parameters: {
            query?: never;
            header: {
                /** @description One per intent. The same key with the same body repeats the first answer; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description The withdrawal. */
                withdrawalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofPayload"];
            };
        };
        responses: {
            /** @description Kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Withdrawal"];
                    };
                };
            };
            401: components["responses"]["NotLoggedIn"];
            default: components["responses"]["Refused"];
        };
    };
    getHumanChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HumanChallenge"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendGuestSms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestSmsPayload"];
            };
        };
        responses: {
            /** @description Sent, if the number is a member's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SmsSent"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendRegisterSms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsPayload"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SmsSent"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
