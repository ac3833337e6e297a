// Made from openapi/ by `npm run contract`; do not edit.
export interface paths {
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
         * Undo a bet
         * @description By the bet's transaction id; the stored amount is given back, whatever the request says.
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
            minBet?: components["schemas"]["Amount"];
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
        Id: string;
        RevealAnswer: {
            verifierUrl: string;
        };
        RevealRequest: {
            /** @description The vendor's round. */
            roundId: components["schemas"]["Id"];
        };
        RollbackRequest: {
            /** @description The bet to undo. */
            betTransactionId: components["schemas"]["Id"];
            playerId: string;
            roundId?: components["schemas"]["Id"];
            /** @description Of this rollback. */
            transactionId: components["schemas"]["Id"];
        };
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
            code: "UNKNOWN" | "INVALID_TOKEN" | "TOKEN_EXPIRED" | "INVALID_PLAYER" | "INVALID_GAME" | "WRONG_CURRENCY" | "NOT_ENOUGH_MONEY" | "USER_DISABLED" | "INVALID_SIGNATURE" | "VALIDATION" | "DUPLICATE_TRANSACTION" | "TRANSACTION_DOES_NOT_EXIST" | "ROLLED_BACK" | "BET_SETTLED" | "ROUND_OPEN" | "GAME_MAINTENANCE";
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
