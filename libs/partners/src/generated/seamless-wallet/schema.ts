// Made from openapi/ by `npm run contract`; do not edit.
export interface paths {
    "/vendor/v1/end-free-rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End free rounds that were given
         * @description For rounds that have expired, or whose player is excluded: those that were not played lapse. Answered only when
         *     their promotional win has been paid, so that none comes later; ROUND_OPEN until then. TRANSACTION_DOES_NOT_EXIST
         *     for a campaign that the vendor never took on.
         */
        post: operations["vendorEndFreeRounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/v1/free-rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a player free rounds
         * @description Optional to offer. The player finds the rounds in the game's next launches until they are played or expire; they
         *     cost nothing, and no bet is sent for them. When they are over, the vendor pays what they won together by one
         *     promotional win. The same `campaignId` again changes nothing. Refused for good with INVALID_GAME, VALIDATION (a
         *     stake that the game does not have) or WRONG_CURRENCY; nothing was given then.
         */
        post: operations["vendorFreeRounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/v1/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the seed of a round and tell where it can be verified
         * @description Refused with ROUND_OPEN while a round of that seed is not settled.
         */
        post: operations["vendorReveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vendor/v1/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the rounds that are over, for the reconciliation
         * @description Optional to offer. Rounds that began in the span and are settled or rolled back, 200 at most; `after` is the `next` of the page before.
         */
        post: operations["vendorRounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a launch code for a game session
         * @description The code of the launch address, used once within 60 seconds.
         */
        post: operations["walletAuthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The player's balance
         * @description Changes nothing.
         */
        post: operations["walletBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Several calls of one player, all or none
         * @description The items are done in their order, each as the call of its `type` would be. The first that is refused refuses the
         *     whole: its code is the answer's, `index` says which (0 is the first), and nothing of the batch was done (only a
         *     rollback of something unknown is remembered, as ever). Send the whole again, with the same transaction id; a batch
         *     that was done gives its first answer, with the balance of now. Each item keeps its own transaction id: it can be
         *     rolled back alone, and one that was done before the batch is not done again.
         */
        post: operations["walletBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a stake
         * @description Opens the round if it is new. Refused with NOT_ENOUGH_MONEY and the actual balance when it does not suffice.
         */
        post: operations["walletBet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/end-round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a round without money
         * @description For rounds whose last win did not say `roundClosed`. Harmless for a round that has ended; TRANSACTION_DOES_NOT_EXIST for one of which no call is known.
         */
        post: operations["walletEndRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/liveness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether anybody is there
         * @description Not signed; says that the gateway answers, and nothing about its database.
         */
        get: operations["walletLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a promotional win
         * @description A win that no stake paid for: free rounds that the vendor gave, tournaments, jackpots, cashback. Needs neither bet
         *     nor round; a round that is named is where the player finds the win. A jackpot may say which part comes out of its
         *     pot; the two parts sum to the amount, else VALIDATION.
         *
         *     The win of free rounds that the gateway has asked for (`/vendor/v1/free-rounds`) has their `campaignId` as
         *     `promotionId` and the kind freeRound: what all of them won together, 0 as well, once. It is a gift of the house: the
         *     player may get less than the amount, or get it as bonus money. It is final; its rollback is BET_SETTLED, and another
         *     one of the same campaign DUPLICATE_TRANSACTION.
         */
        post: operations["walletPromo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a bet or a win
         * @description By the transaction id of the bet or the win; the stored amount counts, whatever the request says.
         *
         *     A bet is undone only while it has no outcome: else BET_SETTLED. A win (also a promotional one) can be undone at any
         *     time: for a payout that was cancelled or is settled again. Its round is open again; the vendor then pays another
         *     win, or rolls the bets back. What the player no longer holds of the win becomes his debt: the balance never goes
         *     below zero. A debt is repaid by an operator alone, neither by later wins nor by deposits; withdrawals are refused
         *     while there is one.
         */
        post: operations["walletRollback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wallet/v1/win": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a win
         * @description An amount of 0 is a lost round. `roundClosed` settles the round.
         */
        post: operations["walletWin"];
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
        Amount: string;
        AuthenticateAnswer: {
            balance: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            gameCode: string;
            language: string;
            /** @description True: the session may bet in every game of the vendor that the site offers. */
            lobby?: boolean;
            minBet?: components["schemas"]["Amount"];
            pace?: components["schemas"]["Pace"];
            played?: components["schemas"]["PlayedSoFar"];
            /** @description Opaque. */
            playerId: string;
            playMoney: boolean;
            /** Format: uuid */
            sessionId: string;
            /** @description Origin of the site that shows the frame. */
            siteOrigin: string;
        };
        AuthenticateRequest: {
            code: string;
        };
        BalanceAnswer: {
            balance: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        BalanceRequest: {
            /** Format: uuid */
            sessionId: string;
        };
        BatchAnswer: {
            /** @description Available money after all of it. */
            balance: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description In the order of the request. */
            items: {
                transactionId: components["schemas"]["Id"];
                walletTransactionId: string;
            }[];
            /** @description Of the batch. */
            walletTransactionId: string;
        };
        /** @description The body of the call of that type, under `body`; its `playerId` and, for a bet, the player of its session are the batch's. */
        BatchItem: {
            body: components["schemas"]["BetRequest"];
            /** @constant */
            type: "bet";
        } | {
            body: components["schemas"]["WinRequest"];
            /** @constant */
            type: "win";
        } | {
            body: components["schemas"]["RollbackRequest"];
            /** @constant */
            type: "rollback";
        } | {
            body: components["schemas"]["PromoRequest"];
            /** @constant */
            type: "promo";
        } | {
            body: components["schemas"]["EndRoundRequest"];
            /** @constant */
            type: "endRound";
        };
        BatchRequest: {
            items: components["schemas"]["BatchItem"][];
            playerId: string;
            /** @description Of the batch. */
            transactionId: components["schemas"]["Id"];
        };
        BetRequest: {
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            gameCode: string;
            /** @description The vendor's round. */
            roundId: components["schemas"]["Id"];
            /** Format: uuid */
            sessionId: string;
            transactionId: components["schemas"]["Id"];
        };
        Currency: string;
        EndFreeRoundsRequest: {
            /** Format: uuid */
            campaignId: string;
        };
        EndRoundRequest: {
            gameCode: string;
            playerId: string;
            roundId: components["schemas"]["Id"];
            /** @description Of this call. */
            transactionId: components["schemas"]["Id"];
        };
        FreeRoundsAnswer: {
            campaignId: components["schemas"]["Id"];
        };
        FreeRoundsRequest: {
            /** Format: uuid */
            campaignId: string;
            currency: components["schemas"]["Currency"];
            /**
             * Format: date-time
             * @description Until then they can be begun.
             */
            expiresAt: string;
            gameCode: string;
            playerId: string;
            rounds: number;
            /** @description That each round is played with. */
            stake: components["schemas"]["Amount"];
        };
        Id: string;
        JackpotParts: {
            nonProgressive: components["schemas"]["Amount"];
            /** @description Out of the pot that stakes have filled. */
            progressive: components["schemas"]["Amount"];
        };
        LivenessAnswer: {
            /** @constant */
            status: "up";
        };
        /** @description What the law of the site allows. The vendor keeps to it on its server. */
        Pace: {
            /** @description Rounds that begin without a press; null where there may be none. */
            autoplay: null | {
                lossLimitRequired: boolean;
                max: number;
            };
            /** @description Whether a game may sell what its rounds otherwise bring by chance, such as free spins. */
            bonusBuy: boolean;
            /** @description From the beginning of a round to that of the next, in milliseconds; of slots and of other games. */
            minCycleMs: {
                other: number;
                slot: number;
            };
            /** @description After so many minutes, and again after as many more, the player is told for how long and for how much money. */
            realityCheckMin: number | null;
            /** @description Whether the player sees how long they have been playing. */
            sessionClock: boolean;
            /** @description The largest stake of a round, in the session's currency; null where there is no limit. */
            stakeMax: null | components["schemas"]["Amount"];
            /** @description Whether a round that is being shown may be hurried. */
            turbo: boolean;
        };
        /** @description How long the player has been playing without a break, over all games, and what it has come to so far. A vendor's clock of the session and its reminders go on from here, so that another launch does not set them back. */
        PlayedSoFar: {
            /** Format: date-time */
            since: string;
            staked: components["schemas"]["Amount"];
            won: components["schemas"]["Amount"];
        };
        PromoRequest: {
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            gameCode?: string;
            /** @description With the kind jackpot alone. */
            jackpot?: components["schemas"]["JackpotParts"];
            kind: components["schemas"]["PromotionKind"];
            playerId: string;
            /** @description The vendor's promotion, or the campaign of free rounds that the gateway asked for. */
            promotionId: components["schemas"]["Id"];
            /** @description With gameCode. */
            roundId?: components["schemas"]["Id"];
            transactionId: components["schemas"]["Id"];
        };
        /** @enum {string} */
        PromotionKind: "freeRound" | "tournament" | "jackpot" | "cashback" | "bonus";
        RevealAnswer: {
            verifierUrl: string;
        };
        RevealRequest: {
            /** @description The vendor's round. */
            roundId: components["schemas"]["Id"];
        };
        /** @description Names either a bet or a win. */
        RollbackRequest: {
            /** @description The bet to undo. */
            betTransactionId?: components["schemas"]["Id"];
            playerId: string;
            roundId?: components["schemas"]["Id"];
            /** @description Of this rollback. */
            transactionId: components["schemas"]["Id"];
            /** @description The win to undo. */
            winTransactionId?: components["schemas"]["Id"];
        } & (unknown | unknown);
        RoundRecord: {
            /** @description When it began. */
            at: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            playerId: string;
            roundId: components["schemas"]["Id"];
            /** @description All bets that stand. */
            stake: components["schemas"]["Amount"];
            /** @enum {string} */
            status: "settled" | "rolledBack";
            win: components["schemas"]["Amount"];
        };
        RoundsAnswer: {
            /** @description Absent on the last page. */
            next?: components["schemas"]["Id"];
            rounds: components["schemas"]["RoundRecord"][];
        };
        RoundsRequest: {
            after?: components["schemas"]["Id"];
            from: components["schemas"]["Time"];
            /** @description Exclusive. */
            to: components["schemas"]["Time"];
        };
        /** @description ISO 8601 in UTC. */
        Time: string;
        TransactionAnswer: {
            /** @description Available money after it. */
            balance: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            walletTransactionId: string;
        };
        WalletError: {
            /** @description With NOT_ENOUGH_MONEY. */
            balance?: components["schemas"]["Amount"];
            /** @enum {string} */
            code: "UNKNOWN" | "INVALID_TOKEN" | "TOKEN_EXPIRED" | "INVALID_PLAYER" | "INVALID_GAME" | "WRONG_CURRENCY" | "NOT_ENOUGH_MONEY" | "USER_DISABLED" | "INVALID_SIGNATURE" | "VALIDATION" | "DUPLICATE_TRANSACTION" | "TRANSACTION_DOES_NOT_EXIST" | "ROLLED_BACK" | "BET_SETTLED" | "ROUND_OPEN" | "LIMIT_REACHED" | "GAME_MAINTENANCE";
            /** @description Of a batch: which item was refused. */
            index?: number;
            message: string;
        };
        WinRequest: {
            amount: components["schemas"]["Amount"];
            betTransactionId?: components["schemas"]["Id"];
            currency: components["schemas"]["Currency"];
            gameCode: string;
            playerId: string;
            roundClosed: boolean;
            roundId: components["schemas"]["Id"];
            transactionId: components["schemas"]["Id"];
        };
    };
    responses: {
        /** @description Refused; nothing was written. */
        WalletError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WalletError"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    vendorEndFreeRounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndFreeRoundsRequest"];
            };
        };
        responses: {
            /** @description Over and paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeRoundsAnswer"];
                };
            };
            401: components["responses"]["WalletError"];
            default: components["responses"]["WalletError"];
        };
    };
    vendorFreeRounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreeRoundsRequest"];
            };
        };
        responses: {
            /** @description The player has them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeRoundsAnswer"];
                };
            };
            401: components["responses"]["WalletError"];
            default: components["responses"]["WalletError"];
        };
    };
    vendorReveal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealRequest"];
            };
        };
        responses: {
            /** @description Revealed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealAnswer"];
                };
            };
            401: components["responses"]["WalletError"];
            default: components["responses"]["WalletError"];
        };
    };
    vendorRounds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoundsRequest"];
            };
        };
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundsAnswer"];
                };
            };
            401: components["responses"]["WalletError"];
            default: components["responses"]["WalletError"];
        };
    };
    walletAuthenticate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticateRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticateAnswer"];
                };
            };
            401: components["responses"]["WalletError"];
            default: components["responses"]["WalletError"];
        };
    };
    walletBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceRequest"];
            };
        };
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceAnswer"];
                };
            };
            401: components["responses"]["WalletError"];
            default: components["responses"]["WalletError"];
        };
    };
    walletBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchRequest"];
            };
        };
        responses: {
            /** @description All done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BatchAnswer"];
                };
            };
            401: components["responses"]["WalletError"];
            default: components["responses"]["WalletError"];
        };
    };
    walletBet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BetRequest"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionAnswer"];
                };
            };
            401: components["responses"]["WalletError"];
            default: components["responses"]["WalletError"];
        };
    };
    walletEndRound: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndRoundRequest"];
            };
        };
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionAnswer"];
                };
            };
            401: components["responses"]["WalletError"];
            default: components["responses"]["WalletError"];
        };
    };
    walletLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Somebody is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LivenessAnswer"];
                };
            };
            default: components["responses"]["WalletError"];
        };
    };
    walletPromo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoRequest"];
            };
        };
        responses: {
            /** @description Paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionAnswer"];
                };
            };
            401: components["responses"]["WalletError"];
            default: components["responses"]["WalletError"];
        };
    };
    walletRollback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RollbackRequest"];
            };
        };
        responses: {
            /** @description Undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionAnswer"];
                };
            };
            401: components["responses"]["WalletError"];
            default: components["responses"]["WalletError"];
        };
    };
    walletWin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WinRequest"];
            };
        };
        responses: {
            /** @description Paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionAnswer"];
                };
            };
            401: components["responses"]["WalletError"];
            default: components["responses"]["WalletError"];
        };
    };
}
