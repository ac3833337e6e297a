// Made from openapi/ by `npm run contract`; do not edit.
export interface paths {
    "/office/agents/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One account of a line */
        get: operations["getAgentAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bills of agents' contracts */
        get: operations["listAgentBills"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/bills/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve or deny a dividend */
        post: operations["decideAgentBill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/bills/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything behind a bill */
        get: operations["explainAgentBill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set group, share, quota and transfers of an account */
        post: operations["changeAgentAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What payers and holders of contracts owe */
        get: operations["listAgentClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contracts of agents, latest first */
        get: operations["listAgentContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/endContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a contract with the running period, or turn down the end that one side asked for */
        post: operations["endAgentContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/offerPlatformContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Offer a contract of the platform to the head of a line */
        post: operations["offerPlatformContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what the contracts of a merchant go */
        get: operations["getAgentPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/policy/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change by what the contracts of a merchant go, from the next periods on */
        post: operations["setAgentPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct and collect in a period again; it pays nothing twice */
        post: operations["runAgents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settlements of agents' contracts */
        get: operations["listAgentRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfers along lines that are large enough for an operator to decide */
        get: operations["listLineTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/transfers/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a transfer through, or give the money back to its sender
         * @description The sender is the first of the two people whom a large transfer takes, the operator the second. The sender is told, and reads the reason of a rejection.
         */
        post: operations["decideLineTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Heads of lines, or the accounts directly below one */
        get: operations["listAgentTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/agents/writeOffClaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a claim that is never going to be paid */
        post: operations["writeOffClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What merchants publish */
        get: operations["listContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/content/acceptances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which members have accepted which version of a legal text */
        get: operations["listLegalAcceptances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/content/arrange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say where an item stands and whom it addresses */
        post: operations["arrangeContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/content/call-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call off a plan, also one that has begun
         * @description That of a legal text takes the permission content.legal too, and is refused once it has begun.
         */
        post: operations["callOffPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/content/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a draft
         * @description Only what was never published; anything else can be taken down, and is kept.
         */
        post: operations["deleteContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/content/item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An item with its versions and plans */
        get: operations["getContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/content/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pictures that were uploaded */
        get: operations["listPictures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/content/pictures/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a picture that nothing shows
         * @description Refused where a version of a content shows it, since any version may be published again. The file is deleted once no merchant has the picture.
         */
        post: operations["removePicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/content/pictures/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture for contents
         * @description PNG, JPEG, WebP or AVIF, 5 MB and 40 million pixels at most. It is encoded again, in two widths, without its metadata; the same picture has the same address at every site, for ever.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/content/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a version on the site itself, published or not
         * @description The address works once, within ten minutes, and only the office that asked may frame what it shows. Nothing can be changed there.
         */
        post: operations["previewContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/content/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish a version, now or from a time on; an older one rolls back, none takes it down */
        post: operations["publishContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/content/publish-legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a version of a legal text, now or from a time on
         * @description It takes two operators.
         */
        post: operations["publishLegal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/content/write": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a new item or a new version
         * @description Nothing that visitors see changes until it is published. HTML is reduced to what pages may show.
         */
        post: operations["writeContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The operator's own files */
        get: operations["listExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/exports/part": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A part of a file
         * @description The parts, one after another from 0 on, are the file. Nobody but its maker finds it.
         */
        get: operations["getExportPart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/exports/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write what a list finds into a file
         * @description A job writes it: comma-separated, in UTF-8 with a byte order mark, times with the offset of the merchant's zone, amounts as plain decimals beside their currency; texts that a spreadsheet would calculate begin with an apostrophe. At most a million rows.
         */
        post: operations["startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games of the catalogue, or of one merchant in its order
         * @description Without a merchant by vendor and code; then nothing is told or found of what merchants make of a game.
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
    "/office/games/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a game at a merchant, announce it, or offer it no more
         * @description Whoever plays it goes on until their session of it ends.
         */
        post: operations["setGameAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/bringBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a retired game back to where it was */
        post: operations["bringBackGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what is true of a game at every merchant
         * @description What is left out stays as it is. Refused where the game was changed since the version that is named.
         */
        post: operations["changeGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/flag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a game of a merchant as hot or new, or unmark it
         * @description A mark with an end is gone then, without anybody’s doing.
         */
        post: operations["flagGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One game, with its names and what each merchant makes of it */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vendors' lists of games that were checked */
        get: operations["listFeeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/imports/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the catalogue as the chosen rows say
         * @description It takes two operators where over 50 games change or any is retired. All of it is done or nothing. Games that are gone are retired, never deleted.
         */
        post: operations["applyFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/imports/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a vendor's list of games, and find out what it would change
         * @description JSON (an array, or an object with `games`) or CSV in UTF-8. Columns are read as for the vendor's last import, or as their headings suggest. A list without changes to the catalogue is kept for 90 days.
         */
        post: operations["checkFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/imports/choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose which rows of a list are applied
         * @description At first all are that change something.
         */
        post: operations["chooseFeedRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/imports/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One list that was checked */
        get: operations["getFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/imports/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read a list again with other columns */
        post: operations["mapFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/imports/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a list does with each game */
        get: operations["listFeedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vendors and games that are or will be under maintenance */
        get: operations["listMaintenance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/maintenance/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a game’s maintenance before its time */
        post: operations["endGameMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/maintenance/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a game under maintenance
         * @description At one merchant, or, where none is named, at every one. Launches and bets are refused until it is over.
         */
        post: operations["startGameMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a game within its line of a merchant’s list
         * @description Before or after another game of the line, or to a place counted from 1.
         */
        post: operations["orderGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/retire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a game out of every merchant’s lists
         * @description It is never deleted, for rounds and records name it; it can be brought back.
         */
        post: operations["retireGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/vendor-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys of vendors of games */
        get: operations["listVendorKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/vendor-keys/end-overlap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop accepting a vendor’s previous key
         * @description If it has leaked, or once the other side uses the new one. It always takes two operators.
         */
        post: operations["endVendorKeyOverlap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/games/vendor-keys/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the key of a vendor
         * @description From the approval on, our calls use the new key; what is signed with the previous one is accepted for the overlap. Proposals, the audit log and answers contain only fingerprints. It always takes two operators.
         */
        post: operations["replaceVendorKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Draws, the latest first */
        get: operations["listDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/draws/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a draw again with another result
         * @description Each line is paid what it wins now, and what it was paid before is taken back.
         */
        post: operations["correctDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/draws/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One draw with its reports, its history and what was typed
         * @description What one operator typed is not shown before a second has typed it too.
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
    "/office/lottery/draws/exposure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the house would pay for each number of a draw
         * @description Of real money, as it is now.
         */
        get: operations["getDrawExposure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/draws/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bets on a draw, the latest first */
        get: operations["listDrawLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/draws/lines/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void one bet and give its stake back
         * @description Before the draw is settled alone.
         */
        post: operations["voidLotteryLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/draws/prizes/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void prizes of a draw that waits for its result
         * @description For prizes that were not drawn, or not validly: the result needs no numbers for them, and bets that read one are refunded when the draw is settled. The list replaces the one before; what operators typed so far is typed again.
         */
        post: operations["voidDrawPrizes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/draws/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Type the result of a draw
         * @description Two operators type it, neither sees what the other typed. The same twice is the result; where the two differ, both are shown, and a third operator decides by typing one of them.
         */
        post: operations["enterDrawResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/draws/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the sources of a draw’s result again */
        post: operations["retryDrawSources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/draws/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void a draw and give all stakes back
         * @description One that nobody has bet on takes one operator, any other two.
         */
        post: operations["voidDraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lottery games with their calendars
         * @description In the order of each merchant’s lobby.
         */
        get: operations["listLotteryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/games/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change when a game is drawn
         * @description Draws that are made already keep their times. It takes two operators, since a draw that closes too late takes bets on numbers that are known.
         */
        post: operations["changeLotteryCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/games/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a lottery game off or on, or mark it as hot
         * @description Draws of a game that is off go on, since bets may stand on them and other games take their results.
         */
        post: operations["changeLotteryGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/games/exception": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip, move or add the draws of a day
         * @description Of draws that have not opened alone: one that has bets is voided instead. To skip takes one operator, to move or to add two.
         */
        post: operations["setLotteryException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/games/exception/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have the calendar hold again on days that were skipped, moved or added */
        post: operations["removeLotteryException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/packs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The odds and limits of each merchant by rule pack */
        get: operations["listLotteryPacks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/packs/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the odds and limits of a pack
         * @description Holds for draws that open later. The settings replace those before. Whoever only turns types off does it alone, anything else takes two operators.
         */
        post: operations["changeLotteryPack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/lottery/packs/pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Odds, limits and return of each type of a pack, and what the merchant set */
        get: operations["getLotteryPack"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/loyalty/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items of the points mall
         * @description In the order of the mall; those that are off too.
         */
        get: operations["listMallItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/loyalty/items/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an item of the points mall, or add one
         * @description Orders that were made keep what they were made for.
         */
        post: operations["changeMallItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/loyalty/missions/recount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the missions of a member again
         * @description From settled rounds, deposits and log-ins, beside what the member sees.
         */
        get: operations["recountMissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/loyalty/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders of the points mall
         * @description Those in process first, the oldest of them at the top.
         */
        get: operations["listRedeemOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/loyalty/orders/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject an order of the points mall
         * @description Approved, its points are spent and money is paid. Rejected, the member has points and reason. The answer has the address of goods.
         */
        post: operations["decideRedeemOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/loyalty/points/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what points are earned for, and what they are worth
         * @description It takes two operators. Periods that have begun keep the terms they began with.
         */
        post: operations["changePointsTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/loyalty/rebate/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the rates of the rebate
         * @description It takes two operators. Periods that have begun keep the terms they began with.
         */
        post: operations["changeRebateTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/loyalty/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitations whose two sides look like one person
         * @description Those that wait first, the oldest of them at the top.
         */
        get: operations["listReferralReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/loyalty/referrals/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject the reward of an invitation
         * @description Approved, the inviter is paid at once. Rejected, the inviter reads the reason.
         */
        post: operations["decideReferralReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/loyalty/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What merchants promise members
         * @description The version of each subject that is in force.
         */
        get: operations["listLoyaltyTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/loyalty/terms/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what a merchant promises members
         * @description Makes the next version of missions, boards, invitations, or of the lines whose ties do not count; points, levels and rebates take two operators, by operations of their own. Periods that have begun keep the terms they began with.
         */
        post: operations["changeLoyaltyTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/loyalty/vip/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the VIP levels of a merchant
         * @description It takes two operators. Periods that have begun keep the terms they began with.
         */
        post: operations["changeVipTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/affiliates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Codes by which partners bring visitors */
        get: operations["listAffiliates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/affiliates/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a code good */
        post: operations["addAffiliate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/affiliates/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a code */
        post: operations["endAffiliate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shut a member out */
        post: operations["blockMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/blockMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shut many members of one merchant out
         * @description One by one, in a job, each with an outcome of its own; what has changed meanwhile is left as it is. It can be stopped, and goes on with the rest.
         */
        post: operations["blockMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bonus money that a member was given */
        get: operations["listMemberBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/bonuses/forfeit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a bonus of a member
         * @description What it holds goes back to its promotion, and the next waiting one becomes active. From the merchant's limit for two operators on, it takes two.
         */
        post: operations["forfeitMemberBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/clearAuthenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off an authenticator whose phone and recovery codes are lost
         * @description Make sure who asks: it guards against exactly that.
         */
        post: operations["clearAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/clearPaymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a forgotten or locked payment password away */
        post: operations["clearPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the name, the mobile number or the e-mail address of a member
         * @description It takes two operators. A corrected contact counts as unproved until the member has typed in a code that was sent there, and the contacts that the member had proved are told.
         */
        post: operations["correctMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents of a member, without their pictures */
        get: operations["listMemberDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/documents/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a document that a member has sent
         * @description PNG, JPEG, WebP or AVIF, 5 MB and 40 million pixels at most. It is encoded again, without its metadata, and kept sealed; a member has 20 at most.
         */
        post: operations["addMemberDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/documents/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept or reject a document of a member */
        post: operations["decideMemberDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/documents/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a document of a member */
        post: operations["viewMemberDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase the personal data of a member, for good
         * @description It takes two operators. The account is closed and nameless from then on; payments, bets and the audit log stay, and no longer tell whose they were. It is refused while money, bets or decisions of the member are open, and while the member is excluded from betting.
         */
        post: operations["eraseMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a member's personal data can be erased now */
        get: operations["getMemberErasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/exclude": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a member from betting */
        post: operations["excludeMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write what is stored about a member into a file
         * @description A job writes it, as JSON, with personal data in clear: for a member who asks what is known about them. It is a file of whoever asked for it, also where a second operator approves, and is found like any other export. Operators' notes, tags and hints are not in it.
         */
        post: operations["exportMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Limit what a member deposits
         * @description One operator sets a limit or lowers it; to raise or remove one takes two.
         */
        post: operations["limitMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/makeAgent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a member in at the agents' entrance, and at no other */
        post: operations["makeAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/mentions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Notes that name whoever asks */
        get: operations["listMentions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/mentions/see": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have seen a note that names oneself */
        post: operations["seeMention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/messageMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to many members of one merchant
         * @description One by one, in a job, into the inbox of each, as it was written. The audit log keeps that it was sent, and not what it says. More than 500 people are written to by a broadcast.
         */
        post: operations["messageMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What stands in a member's box */
        get: operations["listMemberMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/messages/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to one member
         * @description It stands in the member's inbox as it was written, so it is to be in the language of the member. The audit log keeps that it was sent, and not what it says.
         */
        post: operations["sendMemberMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What moved the cash of a member */
        get: operations["listMemberMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What operators noted about a member */
        get: operations["listMemberNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/notes/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note something about a member */
        post: operations["addMemberNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What moved the points of a member */
        get: operations["listMemberPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One member */
        get: operations["getMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members who have something in common with one
         * @description Evidence for whoever judges, and no proof; at most 50 of each kind.
         */
        get: operations["listRelatedMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/repayDebt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take what a member owes out of his cash, as far as it goes */
        post: operations["repayDebt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a password for one day that can only be changed */
        post: operations["resetMemberPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show one of the personal data of a member in clear */
        post: operations["revealMemberField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/rewards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Awards that an operator can give a member */
        get: operations["listGivableRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/rewards/give": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a member a reward
         * @description Out of the budget of an award, on its terms: bonus money where they ask for wagering, else cash. From the merchant's limit for two operators on, it takes two.
         */
        post: operations["giveMemberReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/risk/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that the risk of a member was looked into
         * @description The rules that held are shown no more beside the member, until one holds again.
         */
        post: operations["reviewMemberRisk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a member is logged in */
        get: operations["listMemberSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log a member out everywhere */
        post: operations["endMemberSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/setUpline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a member, with all below, directly below an agent */
        post: operations["setUpline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/tag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put tags on a member, and take others away */
        post: operations["tagMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/tagMany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put tags on many members of one merchant, and take others away
         * @description One by one, in a job, each with an outcome of its own. It can be stopped, and goes on with the rest.
         */
        post: operations["tagMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to a member */
        get: operations["listMemberTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a member in again */
        post: operations["unblockMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/unmakeAgent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an agent a member again */
        post: operations["unmakeAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/unverify-age": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back that a member's age is verified */
        post: operations["unverifyMemberAge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/verify-age": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Record that a member's age is verified */
        post: operations["verifyMemberAge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/members/writeOffDebt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End what a member owes at the merchant's cost
         * @description It takes two operators.
         */
        post: operations["writeOffDebt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Differences that the reconciliation found */
        get: operations["listCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/cases/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Explain a difference */
        post: operations["closeCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deposits */
        get: operations["listDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/deposits/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the provider whether it took a payment */
        post: operations["askDepositProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/deposits/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credit a deposit by evidence that its money came */
        post: operations["creditDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/deposits/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a deposit up for which no money came */
        post: operations["failDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/deposits/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note something about a deposit
         * @description It also stands among the notes about its member.
         */
        post: operations["addDepositNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/deposits/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What operators noted about a deposit */
        get: operations["listDepositNotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/ledger/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The accounts of an owner, with their balances */
        get: operations["listLedgerAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/ledger/adjust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a balance by hand
         * @description It takes two operators. The id of their approval is the key of the transfer, so that it moves the money once.
         */
        post: operations["adjustBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/ledger/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether every invariant of the ledger holds */
        get: operations["checkLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/ledger/reconcile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compare the books with rounds, deposits, withdrawals and the cashier */
        post: operations["reconcileLedger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/ledger/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A transfer of the ledger by its key, with its entries
         * @description The key names the cause, such as `deposit:` and the id of the deposit, and moves money once. The transfer that it completes comes too, or the one that completed it: money that was held, and what became of it.
         */
        get: operations["findLedgerTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How members can pay in, on which terms, and how well it works
         * @description The methods of each merchant's payment provider, in the order in which players see them.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/methods/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the terms of a payment method
         * @description Holds from the next deposit on; open pages follow. What is left out stays. Limits that let more through take two operators.
         */
        post: operations["changePaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/methods/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the payment methods of a merchant into order
         * @description The first one is chosen where a player has chosen none.
         */
        post: operations["orderPaymentMethods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/methods/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a payment method off, or on again
         * @description Deposits that were begun by it can still be paid.
         */
        post: operations["switchPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/methods/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a test payment by a payment method
         * @description Asks the provider for a payment of the least amount that the method takes, to be paid by whoever tests it. It is no member's and never in the books; what is paid is given back. A provider that does not begin it has failed the test.
         */
        post: operations["testPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/methods/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest test payments of a merchant */
        get: operations["listTestPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/provider-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The keys of payment providers */
        get: operations["listProviderKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/provider-keys/end-overlap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop accepting a payment provider’s previous key
         * @description If it has leaked, or once the other side uses the new one. It always takes two operators.
         */
        post: operations["endProviderKeyOverlap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/provider-keys/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a key of a payment provider
         * @description From the approval on, our calls use the new key; what is signed with the previous one is accepted for the overlap. Proposals, the audit log and answers contain only fingerprints. It always takes two operators.
         */
        post: operations["replaceProviderKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rounds of games of one member */
        get: operations["listRounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/rounds/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a round's vendor what became of it
         * @description A round that is open here, and over at the vendor with the same sums, is closed by the wallet's own calls: settled, or with its stakes returned. Where the sums differ nothing is done. A settled round comes with the page on which its fairness can be verified, where its vendor has one.
         */
        post: operations["askRoundVendor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/rounds/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rounds whose outcome the vendor has not told yet */
        get: operations["listOpenRounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules about what members do */
        get: operations["listRiskRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/rules/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a rule, or make one
         * @description Makes the next version; what was looked at before stays as it is.
         */
        post: operations["saveRiskRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/rules/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For what a rule would have held
         * @description Of the last 30 days. A withdrawal is judged by the hints that were kept when it was decided, or by those of now while it waits; a deposit, log-in or claim by what was so at its time.
         */
        post: operations["testRiskRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Withdrawals that wait for a decision */
        get: operations["listPendingWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/withdrawals/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Withdrawals, also those that are decided */
        get: operations["listWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/withdrawals/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay out what waits, or say of a disputed one that it did arrive
         * @description A large payment takes two operators.
         */
        post: operations["approveWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/withdrawals/ask-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the member for a document before paying out
         * @description The member gets the message, word for word, so it is to be in their language, and can send up to three pictures with the withdrawal.
         */
        post: operations["askWithdrawalDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/withdrawals/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a withdrawal to oneself for ten minutes */
        post: operations["claimWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/withdrawals/force": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a dispute without proof, as the brand states in forcedReceipt
         * @description To give a large sum back takes two operators.
         */
        post: operations["forceWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/withdrawals/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let nobody pay a withdrawal out before a time */
        post: operations["holdWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/withdrawals/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pictures by which a member shows that the money did not arrive */
        get: operations["listWithdrawalProofs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/withdrawals/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the money back
         * @description Where a large sum was paid out already, it takes two operators.
         */
        post: operations["rejectWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/withdrawals/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a hold before its time */
        post: operations["releaseWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/withdrawals/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What speaks for and against a withdrawal */
        get: operations["reviewWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/money/withdrawals/unclaim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one's own claim */
        post: operations["unclaimWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What operators did and tried
         * @description Of the merchants where the roles show it; what concerns the installation itself, to whoever sees it at all merchants.
         */
        get: operations["listAuditEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/audit/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What proves a row of the audit log against a signed head */
        get: operations["proveAuditEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/audit/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show in clear what a row of the audit log says of a member
         * @description Personal data stand there sealed under the member's key. Once the member is erased, no one can open them.
         */
        post: operations["revealAuditEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/audit/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether any row of the audit log was changed */
        get: operations["verifyAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every operator */
        get: operations["listOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/operators/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name one more operator
         * @description The first key is good for renewing it only, for whoever adds somebody reads it. The first two operators are added by the account that the gateway runs as; from then on it takes two operators.
         */
        post: operations["addOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/operators/rekey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a new key of your own */
        post: operations["renewOwnKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/operators/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an operator's rights away */
        post: operations["removeOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/operators/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset how an operator logs in
         * @description Every session ends, and passkeys, password and key are void. It takes two others; nobody resets themselves.
         */
        post: operations["resetOperator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/operators/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an operator other roles
         * @description They replace those of before, and every session ends. Nobody gives what they do not have, and nobody changes their own.
         */
        post: operations["setOperatorRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for a second operator
         * @description Where the operator's roles show its subject, and their own.
         */
        get: operations["listProposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/proposals/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Propose the same again, as it would change things now */
        post: operations["proposeAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/proposals/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have what somebody else proposed done
         * @description It takes level `a` of the operation's permission. What cannot be done any more ends as `failed`, and where its subject has changed since, as `stale`: then nothing was changed.
         */
        post: operations["approveProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/proposals/approvers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What too few operators may approve */
        get: operations["listApproverGaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/proposals/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The subjects of a proposal that has many, each with how it ended */
        get: operations["listProposalItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/proposals/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide that it is not done */
        post: operations["rejectProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/proposals/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with the rest of what was stopped */
        post: operations["resumeProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/proposals/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show in clear what a proposal changes about a person
         * @description Its changes are listed masked, and stored sealed under the member's key. Once the member is erased, no one can open them.
         */
        post: operations["revealProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/proposals/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop what is being done to many subjects, or waits for its time
         * @description What was done stays done.
         */
        post: operations["stopProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/proposals/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what you proposed */
        post: operations["withdrawProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each role permits, and who has it */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/roles/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what a role permits
         * @description The permissions replace those of before, and every session of whoever has the role ends. Built-in roles do not change, and nobody changes a role of their own.
         */
        post: operations["changeRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/roles/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name a set of permissions that operators can be given
         * @description Nobody grants what they do not have, neither who proposes it nor who approves it.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/people/roles/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a role that nobody has */
        post: operations["deleteRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions and what they cost
         * @description The newest first, with the budgets of points, levels, missions, boards and rebates.
         */
        get: operations["listOfficePromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/promotions/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a promotion early
         * @description It takes two operators. No member can take it from then on; what was given stays, and so does what waits for a decision.
         */
        post: operations["closePromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/promotions/eligible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count for whom a promotion is open
         * @description By the conditions of terms that need not be saved; it changes nothing.
         */
        post: operations["countEligibleMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/promotions/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applications of members
         * @description Those that wait, the oldest first; or those that were decided, the newest first.
         */
        get: operations["listPromotionEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/promotions/entries/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject an application
         * @description Approved, it is paid under the terms that it was made under; a large amount takes two operators. Rejected, the member reads why.
         */
        post: operations["decidePromotionEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/promotions/entries/proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pictures that a member sent with an application */
        get: operations["listPromotionProofs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/promotions/fund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put money into a budget, or take it out
         * @description It takes two operators. The id of their approval is the key of the transfer, so that it moves the money once. Only what members have not claimed can be taken out.
         */
        post: operations["fundPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/promotions/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish what is written
         * @description It takes two operators, and becomes the next version. Refused as long as something is missing.
         */
        post: operations["publishPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/promotions/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a promotion, or change what is written
         * @description Members see nothing of it until it is published; bonuses that were given keep the terms they were given under.
         */
        post: operations["savePromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/promotions/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One promotion with its versions
         * @description With what is written and not published yet, what keeps it from being published, and what a claim costs.
         */
        get: operations["getOfficePromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/promotions/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a promotion with one member
         * @description A member deposits and plays, by the rules that pay the promotion. It changes nothing.
         */
        post: operations["simulatePromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What contracts of agents earned */
        get: operations["getAgentsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/cohorts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who registered together, and who of them still plays */
        get: operations["getCohortsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How merchants do, and what waits */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/funnel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** From registration to the first deposit */
        get: operations["getFunnelReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What games and vendors brought */
        get: operations["getGamesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the installation is */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/jobs/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a failed job run once more */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits and exclusions */
        get: operations["getLimitsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How members come, pay and play */
        get: operations["getMembersReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was paid in and out, by which way */
        get: operations["getPaymentsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Points earned and used, and what members hold */
        get: operations["getPointsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/prepared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report that a job prepares
         * @description Only the operator who asked for it can read it, for 24 hours.
         */
        get: operations["getPreparedReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What promotions cost and brought */
        get: operations["getPromotionsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who was invited, and what they brought */
        get: operations["getReferralsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a job prepare a report
         * @description For a report that is refused with `report_needs_job`, because it takes longer than two seconds. If the same report is being prepared for the operator, or was within the last quarter of an hour, answers that one.
         */
        post: operations["startReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What taxes on gaming are computed from */
        get: operations["getTaxReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/reports/wins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The largest wins */
        get: operations["getWinsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find anything by what somebody wrote, said or sent
         * @description A search by a mobile number, an e-mail address or an account number is written to the audit log, without what was searched for; thirty a minute are answered. It changes nothing; what is searched for stands in the body, for logs keep addresses.
         */
        post: operations["searchOffice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in, and what they may see */
        get: operations["getOwnSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/demonstration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * As whom a newcomer can look around
         * @description Somebody for each built-in role, where every merchant is in the jurisdiction `demo`; nobody elsewhere.
         */
        get: operations["listDemonstration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/demonstration/enter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look around as one of them */
        post: operations["enterDemonstration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one of your sessions */
        post: operations["endOwnSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How you log in */
        get: operations["listOwnFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/factors/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a passkey */
        post: operations["addOwnPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/factors/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for what a further passkey is made with */
        post: operations["startOwnPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/factors/passkey/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description Never the last way in. Every other session of yours ends.
         */
        post: operations["removeOwnPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/factors/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password with a new authenticator
         * @description They replace those of before, if there are any; then every other session of yours ends.
         */
        post: operations["setOwnPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/factors/password/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the password and its authenticator
         * @description Never the last way in. Every other session of yours ends.
         */
        post: operations["removeOwnPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/factors/password/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for the secret of a new authenticator */
        post: operations["startOwnPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look at an invitation */
        post: operations["openInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/invitation/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation with a passkey */
        post: operations["acceptByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/invitation/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for what a first passkey is made with */
        post: operations["startPasskeyAcceptance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/invitation/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation with a password and an authenticator */
        post: operations["acceptByPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are logged in */
        get: operations["listOwnSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in by passkey */
        post: operations["logInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a challenge that a passkey signs to log in */
        post: operations["startPasskeyLogIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/login/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in by password and authenticator */
        post: operations["logInByPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events that say which queues changed
         * @description Hints alone, at the merchants that the session's roles are for: a page asks again for what it shows. A page that was away may have missed some. It ends with the session, and does not count as a use of it.
         */
        get: operations["streamQueueChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/stepUp/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove by a code of the authenticator that it is still you */
        post: operations["stepUpByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/stepUp/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove by passkey that it is still you */
        post: operations["stepUpByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/session/stepUp/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a challenge that an own passkey signs */
        post: operations["startPasskeyStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What operators set at run time, beside what brand.json states */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/settings/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What only a build changes */
        get: operations["listBrandFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/settings/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is set, as a patch of brand.json */
        get: operations["exportSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/settings/one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One setting, and every decision about it */
        get: operations["getSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/settings/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a setting back to brand.json */
        post: operations["revertSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/settings/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set something otherwise than brand.json states
         * @description Every gateway goes by it at once or from its date on, and open pages follow. What lets more through takes two operators. A planned change that was to begin later than this one is void.
         */
        post: operations["setSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the sites are open */
        get: operations["listSites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/sites/certificationPlayers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make test players with play money in a vendor's game */
        post: operations["makeCertificationPlayers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/sites/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put sites on maintenance */
        post: operations["closeSites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/sites/keys/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring in a new key for notifications
         * @description Push services know the merchant by it. Devices that subscribed with an earlier one are reached by that, until their page subscribes again.
         */
        post: operations["renewPushKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/sites/keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring in a new key for sealed bodies */
        post: operations["rotateSealingKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/sites/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every merchant of this installation */
        get: operations["listMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/sites/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take sites off maintenance */
        post: operations["openSites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/sites/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Calls to other servers that wait or have failed */
        get: operations["listOutboundCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/sites/outbox/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a failed call again
         * @description A message that was personal or secret is not kept once it has failed, and cannot be sent again.
         */
        post: operations["retryOutboundCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/sites/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is shut out by where it is */
        get: operations["listBlockedRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/sites/regions/allow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let in again what was shut out by that name
         * @description `all` lifts every restriction.
         */
        post: operations["allowRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/sites/regions/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shut out a country, an address, a range or everybody */
        post: operations["blockRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/broadcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What operators sent to many members */
        get: operations["listBroadcasts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/broadcasts/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How many members a segment has now */
        post: operations["countBroadcastReach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/broadcasts/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a version of a broadcast to a segment
         * @description To more than 1,000 members it takes two operators. Offers are not delivered from 22:00 to 8:00 of the merchant, and members who are excluded from betting do not see them.
         */
        post: operations["sendBroadcast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/broadcasts/takeBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call off a planned broadcast, or remove a sent one from every inbox */
        post: operations["takeBackBroadcast"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What members said that waits for a moderator, or was removed */
        get: operations["listChatCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/chat/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let stand what was reported or held
         * @description What was hidden or held is shown; it takes three more reporters to hide it again.
         */
        post: operations["keepChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/chat/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A message, with what was said around it */
        get: operations["getChatCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/chat/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a member from writing
         * @description The member reads on, and is told until when and why.
         */
        post: operations["muteChatMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/chat/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who may not write, and why */
        get: operations["listChatMutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/chat/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove what a member said
         * @description Its place stays in the room, for everybody to see that something was removed.
         */
        post: operations["removeChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/chat/room": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a room, or change one */
        post: operations["changeChatRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/chat/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rooms of a merchant */
        get: operations["listChatRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/chat/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A merchant's word lists, and how they came about */
        get: operations["getChatRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/chat/rules/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a merchant's word lists
         * @description A new version; the ones before stay.
         */
        post: operations["setChatRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/chat/unmute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a member write again */
        post: operations["unmuteChatMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What visitors and members tell you */
        get: operations["listFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/feedback/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the member in their inbox */
        post: operations["answerFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/feedback/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give feedback to an operator */
        post: operations["assignFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/feedback/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End feedback without an answer */
        post: operations["closeFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/talk/feedback/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End feedback that says the same as another */
        post: operations["mergeFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vendors of games, and which of them can be played */
        get: operations["listVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/vendors/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a vendor’s games to players, or show them no more
         * @description At one merchant, or, where none is named, at every one. Whoever plays a game goes on until their session of it ends.
         */
        post: operations["setVendorAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/vendors/certifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Certifications of the wallet for a vendor */
        get: operations["listCertifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/vendors/certify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Certify the wallet for a vendor
         * @description A job acts as the vendor, with its key, and runs the cases W01 to W48 (`npm run certify:wallet`) against this installation's own wallet, with made-up players and play money of a demo site. W47, which loads the wallet for ten seconds, is left to the command.
         */
        post: operations["startCertification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/vendors/maintenance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a vendor under maintenance
         * @description At one merchant, or, where none is named, at every one. Its games stay where they are and say so; launches and bets are refused until it is over.
         */
        post: operations["startVendorMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/vendors/maintenance/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a vendor’s maintenance before its time */
        post: operations["endVendorMaintenance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/vendors/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One vendor, with what each merchant makes of it */
        get: operations["getVendor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Views of lists that you keep, or that are shared with a role of yours */
        get: operations["listViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/views/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget a view of your own */
        post: operations["removeView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/office/views/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a view of a list under a name, or change one */
        post: operations["saveView"];
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
        /** @description How many there are; told with the first page. */
        About: {
            count: number;
            /** @description False above 10,000, where the count is what the database expects. */
            exact: boolean;
            /** @description What the amounts of all add up to, by currency; of lists of amounts, where the count is exact. */
            sums?: {
                /** @description Decimal in major units. */
                amount: string;
                currency: string;
            }[];
        } | null;
        AcceptanceByPasskey: {
            passkey: components["schemas"]["NewPasskey"];
            token: components["schemas"]["Token"];
        };
        AcceptanceByPassword: {
            code: components["schemas"]["AuthenticatorCode"];
            /** @description At least 15 characters. */
            password: string;
            token: components["schemas"]["Token"];
        };
        AccountBalance: {
            /** @description A currency, or `points`. */
            asset: string;
            /** @description Decimal in major units of the asset. */
            balance: string;
            /** @enum {string} */
            book: "real" | "play";
            /** @description A kind of the ledger's registry, such as `cash`. */
            kind: string;
        };
        AccountName: string;
        Adjustment: {
            /** @description Decimal in major units of the currency. */
            balance?: string;
            /** @description Decimal in major units of the currency. */
            credit?: string;
            currency?: string;
            /** @description Decimal in major units of the currency. */
            debit?: string;
            member: string;
            transfer: string;
        };
        AdjustPayload: {
            amount: string;
            /**
             * @description A fee that is given back or charged is a cost of the line in reports and bills of agents; a correction is none. A correction where absent.
             * @enum {string}
             */
            bookedAs?: "adjustment" | "fee";
            /** @enum {string} */
            direction: "credit" | "debit";
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
        };
        Affiliate: {
            code: string;
            created: components["schemas"]["Timestamp"];
            /** Format: date-time */
            ended: string | null;
            merchant: string;
        };
        AffiliateCode: {
            code: string;
            merchant: string;
        };
        AffiliatePayload: {
            code: string;
            merchant?: components["schemas"]["MerchantName"];
        };
        /** @description What the contract of an affiliate states besides its tiers; rates in percent. What is left out is 0, and negative results are carried. */
        AffiliateTerms: {
            /** @description Of what is paid; the affiliate's upline gets it on top. */
            introducerRate?: string;
            /** @description With fewer active players earnings are held back. */
            minActive?: number;
            /** @description Whether a negative result counts in the next period. */
            negativeCarry?: boolean;
            /** @description Of what they deposited. */
            paymentFee?: string;
            /** @description Of what the players lost. */
            platformFee?: string;
        };
        AgentAccount: {
            agent: components["schemas"]["OfficeAgent"];
            /** @description What is available. */
            balance: components["schemas"]["OfficeAmount"];
            /** @description Latest first. */
            contracts: components["schemas"]["OfficeContract"][];
            currency: string;
            isOwed: components["schemas"]["OfficeAmount"];
            /** @description In open claims. */
            owes: components["schemas"]["OfficeAmount"];
            /** @description Usernames from the head of the line down to the account. */
            path: string[];
            quota: components["schemas"]["OfficeQuota"][];
            share: components["schemas"]["OfficeShare"];
            transferRules: components["schemas"]["TransferRules"];
            /** @description Here, for the whole team. */
            transfersBanned: boolean;
        };
        AgentChanged: {
            member: string;
        };
        /** @description By what a merchant's contracts go; what is left out is as usual. */
        AgentPolicy: {
            /** @description What an account stakes in a period to be active. */
            activeMin?: components["schemas"]["PolicyAmount"];
            /** @enum {string} */
            affiliateCycle?: "daily" | "weekly" | "semimonthly" | "monthly";
            /** @description Runs pay dividends; otherwise they are approved and collected. */
            autoSend?: boolean;
            /** @description The group at which bets are played that name none. */
            base?: number;
            /**
             * @description 0: losses are not carried on; 1: for ever; 2: to the next period; 3: from the first half of a month to the second.
             * @enum {integer}
             */
            carry?: 0 | 1 | 2 | 3;
            /** @description Costs that lower the net of a team. */
            deducts?: ("betRebate" | "agentRebate" | "promotion" | "fee" | "salary")[];
            /** @enum {string} */
            dividendCycle?: "daily" | "weekly" | "semimonthly" | "monthly";
            /** @description An account is in its own team. */
            includeSelf?: boolean;
            /** @description A tier of a daily salary also asks for a loss. */
            lossCheck?: boolean;
            /** @description The lowest group of which accounts are counted; null counts none. */
            meteredFrom?: number | null;
            offers?: {
                affiliate?: components["schemas"]["OfferLimits"];
                daily?: components["schemas"]["OfferLimits"];
                dividend?: components["schemas"]["OfferLimits"];
                hourly?: components["schemas"]["OfferLimits"];
                realtime?: components["schemas"]["OfferLimits"];
            };
            /** @description An upline also pays out of its wallet. */
            payFromWallet?: boolean;
            /** @description Of the stake. */
            pool?: components["schemas"]["PolicyRate"];
            /** @description Types of games whose bets count; null for all. */
            products?: string[] | null;
            /** @enum {string} */
            rebateMode?: "groups" | "pool";
            /** @description Bets that cover less of the possible results bring no hourly salary; 0 counts all. */
            singlePickMin?: components["schemas"]["PolicyRate"];
            /** @description Of a sender and a day. */
            transferDailyCap?: components["schemas"]["PolicyAmount"];
            transferMin?: components["schemas"]["PolicyAmount"];
            /** @description Of a sender */
            transferPairCap?: components["schemas"]["PolicyAmount"];
            /** @description How many times received money is staked before it can be withdrawn. */
            transferTurnover?: number;
            /** @description From this amount on an operator decides; null for the amount from which withdrawals take two operators. */
            transferTwoPeople?: components["schemas"]["PolicyAmount"] | null;
            /** @enum {string} */
            turnoverRule?: "total" | "dailyAverage";
            /** @description Daily salaries are paid for whole units of turnover alone; null for all of it. */
            turnoverUnit?: components["schemas"]["PolicyAmount"] | null;
            /**
             * @description Whether an upline that reached no tier owes its downline.
             * @enum {string}
             */
            unreachedUpline?: "settle" | "stop";
        };
        AgentRun: {
            bills: number;
            currency: string;
            /** Format: date-time */
            done: string | null;
            due: components["schemas"]["OfficeAmount"];
            /** Format: date-time */
            endsAt: string;
            kind: components["schemas"]["RunKind"];
            lines: number;
            merchant: string;
            owed: components["schemas"]["OfficeAmount"];
            paid: components["schemas"]["OfficeAmount"];
            period: string;
            /** @description 0 where the merchant has set no policy. */
            policyVersion: number;
            /** Format: date-time */
            startsAt: string;
        };
        AgentRunDone: {
            kind: components["schemas"]["RunKind"];
            merchant: string;
            /** @description Lines that had not been settled in it. */
            newLines: number;
            period: string;
        };
        Approval: {
            hash: string;
            id: string;
        };
        ApprovedProposal: {
            proposal: components["schemas"]["Proposal"];
            /** @description What the operation answered; null where it was not done. */
            result: {
                [key: string]: unknown;
            } | null;
        };
        ApproverGap: {
            approvers: number;
            /** @description Null for the installation. */
            merchant: string | null;
            permission: string;
        };
        Archive: {
            /**
             * Format: date-time
             * @description When that failed last.
             */
            failed: string | null;
            /**
             * Format: date-time
             * @description When a part of the log was archived last.
             */
            last: string | null;
        };
        AskedDeposit: {
            /**
             * @description `unknown` where the provider offers no list, or does not answer.
             * @enum {string}
             */
            heard: "paid" | "notPaid" | "unknown";
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed" | "cancelled";
        };
        AskedDocument: {
            documentAsked: components["schemas"]["Timestamp"];
            /** Format: uuid */
            id: string;
        };
        AskedRound: {
            currency: string;
            /**
             * @description `notOver`: its list does not have it. `unknown`: it offers no list, or does not answer.
             * @enum {string}
             */
            heard: "agrees" | "differs" | "notOver" | "unknown";
            /** Format: uuid */
            id: string;
            /** @description Decimal in major units of the currency. */
            stake: string;
            /**
             * @description What it is here now.
             * @enum {string}
             */
            status: "open" | "settled" | "rolledBack";
            vendorStake: string | null;
            vendorWin: string | null;
            verifierUrl: string | null;
            /** @description Decimal in major units of the currency. */
            win: string;
        };
        AuditChain: {
            /** @description The first row that is not as it was written; null where all are. */
            broken: number | null;
            chain: string;
            /** @description Of the last row. */
            hash: string | null;
            rows: number;
            /** @description The last row that a head covers. */
            signed: number | null;
            signedAt: components["schemas"]["Timestamp"] | null;
        };
        AuditEvent: {
            actor: string;
            /** @enum {string} */
            actorKind: "operator" | "machine" | "job";
            address: string | null;
            /** @description JSON, of what changed. */
            after: string | null;
            at: components["schemas"]["Timestamp"];
            /** @description JSON, of what changed. What is personal is an object with `sealed` alone. */
            before: string | null;
            /** @description A merchant, or `platform`. */
            chain: string;
            command: string | null;
            /** @description The code of the refusal. */
            detail: string | null;
            event: string;
            /** @description SHA-256 of the hash before it and of the row. */
            hash: string;
            /** @enum {string} */
            outcome: "done" | "refused" | "failed";
            proposal: string | null;
            reason: string | null;
            /** @description Of the call; its log lines have it too. */
            request: string | null;
            /** @description In its chain, from 1 without a gap. */
            seq: number;
            subject: string | null;
            subjectKind: string | null;
            /** @enum {string} */
            via: "office" | "cli" | "job";
        };
        AuditHead: {
            chain: string;
            hash: string;
            /** @description Fingerprint of the key. */
            key: string;
            /** @description Ed25519; SPKI, base64 of its DER. */
            publicKey: string;
            seq: number;
            /** @description Of chain, seq, hash and signedAt, a line each; base64. */
            signature: string;
            signedAt: components["schemas"]["Timestamp"];
        };
        AuditProof: {
            head: components["schemas"]["AuditHead"];
            /** @description The hash of the row before; null for the first. */
            previous: string | null;
            /** @description From the row to the head, each as it is hashed after the hash before it (SHA-256, hexadecimal). */
            rows: string[];
        };
        /** @description Six digits; spaces are left out. */
        AuthenticatorCode: string;
        AuthenticatorSetUp: {
            /** @description The authenticator's secret, in Base32. */
            setUpKey: string;
            token: components["schemas"]["Token"];
            /** @description The same for a QR code. */
            uri: string;
        };
        /** @description Bytes as unpadded base64url. */
        Base64Url: string;
        BillDecided: {
            billKey: string;
            state: components["schemas"]["OfficeBillState"];
        };
        BlockedRegion: {
            blocked: string;
            merchant: string;
        };
        BonusForfeit: {
            /** @description Of the bonus. */
            id: string;
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
        };
        BrandFact: {
            /** @description Its place in the file, such as `currency`; empty for the whole file. */
            fact: string;
            /** @description From the root of the workspace. */
            file: string;
            value: string;
        };
        BrandPatch: {
            /** @description From the root of the workspace. */
            file: string;
            /** @description A JSON merge patch (RFC 7396). */
            patch: {
                [key: string]: unknown;
            };
        };
        Broadcast: {
            by: string;
            /** @enum {string} */
            category: "service" | "offers";
            /** @description Who took it back. */
            endedBy: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The content that was sent.
             */
            item: string;
            made: components["schemas"]["Timestamp"];
            merchant: string;
            /** @description How many members it was for when it was sent. */
            reached: number;
            /** @description How many of them have opened or deleted it. */
            read: number;
            segment: components["schemas"]["BroadcastSegment"];
            sendAt: components["schemas"]["Timestamp"];
            /** Format: date-time */
            sentAt: string | null;
            state: components["schemas"]["BroadcastState"];
            /** @description In the default language of the merchant. */
            title: string;
            version: number;
        };
        BroadcastEnd: {
            broadcast: string;
            merchant: components["schemas"]["MerchantName"];
            reason?: string;
        };
        /** @description Whom it is for; every member of the merchant where it is empty. */
        BroadcastSegment: {
            /** @description Agents only. */
            agents?: boolean;
            /**
             * @description What happened from `from` to `to`, as in a list of members.
             * @enum {string}
             */
            by?: "created" | "firstDeposit" | "played";
            /** @description Whence they registered. */
            country?: string;
            from?: string;
            /** @enum {string} */
            status?: "active" | "blocked" | "excluded";
            tag?: string;
            /** @description Exclusive. */
            to?: string;
            /**
             * @description In which way they registered.
             * @enum {string}
             */
            way?: "username" | "mobile" | "social" | "agent";
        };
        /**
         * @description `sending` while its members are being listed; `takenBack` is in no inbox.
         * @enum {string}
         */
        BroadcastState: "planned" | "sending" | "sent" | "takenBack";
        BroadcastWanted: {
            /** @description In the zone of the merchant, such as 2030-01-01T09:00; at once where absent. Offers wait for the end of the quiet hours. */
            at?: string;
            item: string;
            merchant: components["schemas"]["MerchantName"];
            reason?: string;
            segment: components["schemas"]["BroadcastSegment"];
            version: number;
        };
        /** @description Who by `members` or by `filter`, and not by both. */
        BulkBlock: {
            filter?: components["schemas"]["BulkFilter"];
            /** @description Ids. */
            members?: string[];
            merchant?: string;
            /** @description ISO 8601 with a zone; at once where absent. */
            notBefore?: string;
            reason: string;
        };
        /** @description All that the list of members finds by it, the newest 500 where there are more; those who are blocked are neither blocked again nor written to. */
        BulkFilter: {
            agents?: boolean;
            /** @enum {string} */
            by?: "created" | "firstDeposit" | "played";
            code?: string;
            country?: string;
            from?: string;
            method?: components["schemas"]["PaymentMethodName"];
            name?: string;
            risk?: boolean;
            /** @enum {string} */
            status?: "active" | "blocked" | "excluded";
            tag?: string;
            to?: string;
            upline?: string;
            /** @enum {string} */
            way?: "username" | "mobile" | "social" | "agent";
        };
        /** @description To whom by `members` or by `filter`, and not by both. */
        BulkMessage: {
            filter?: components["schemas"]["BulkFilter"];
            /** @description Ids. */
            members?: string[];
            merchant?: string;
            /** @description ISO 8601 with a zone; at once where absent. */
            notBefore?: string;
            /** @description As the members read it. */
            text: string;
        };
        BulkStarted: {
            notBefore: components["schemas"]["Timestamp"] | null;
            /**
             * Format: uuid
             * @description Under which it is followed and stopped.
             */
            proposal: string;
            subjects: number;
        };
        /** @description Who by `members` or by `filter`, and not by both. */
        BulkTag: {
            /** @description Case does not matter. */
            add?: string[];
            filter?: components["schemas"]["BulkFilter"];
            /** @description Ids. */
            members?: string[];
            merchant?: string;
            remove?: string[];
        };
        CalendarException: {
            /** @enum {string} */
            action: "skip" | "move" | "add";
            at: components["schemas"]["Timestamp"];
            by: string;
            from: components["schemas"]["lottery_Day"];
            id: number;
            movedTo: components["schemas"]["lottery_Day"] | null;
            reason: string;
            to: components["schemas"]["lottery_Day"];
        };
        /** @description When a game is drawn; exactly one of `weekdays`, `monthDays` and `everyMinutes` says on which days, or how often. */
        CalendarRow: {
            /** @description Seconds before the draw at which bets end. */
            closeBefore: number;
            /** @description Seconds before the close from which the page warns. */
            closing: number;
            /** @description `HH:MM`; absent with `everyMinutes`. */
            drawAt?: string;
            everyMinutes?: number;
            monthDays?: number[];
            /** @description Seconds before the draw at which bets begin. */
            openBefore?: number;
            /** @description Where results come from. */
            sources?: string[];
            /** @description 0 is Sunday. */
            weekdays?: number[];
            /** @description Time zone by its IANA name. */
            zone: string;
        };
        CallHealth: {
            /** @description In the last 24 hours. */
            done: number;
            failed: number;
            kind: string;
            late: number;
            waiting: number;
        };
        Case: {
            expected: string;
            found: string;
            id: string;
            kind: string;
            merchant: string | null;
            since: components["schemas"]["Timestamp"];
            subject: string;
        };
        CaseExplanation: {
            id: string;
            reason: string;
        };
        Certification: {
            by: string;
            /** @description Those that have ended. */
            cases: components["schemas"]["CertifiedCase"][];
            /** @description Why it could not be run. */
            failure: string | null;
            /** Format: date-time */
            finished: string | null;
            /** Format: uuid */
            id: string;
            started: components["schemas"]["Timestamp"];
            /**
             * @description `failed` where it could not be run to its end; a wallet that fails cases is `done`.
             * @enum {string}
             */
            status: "waiting" | "running" | "done" | "failed";
            /** @description How many cases it has. */
            steps: number;
            vendor: string;
        };
        CertificationPayload: {
            vendor: string;
        };
        CertificationPlayer: {
            currency: string;
            gameCode: string;
            playerId: string;
            sessionId: string;
            /** @enum {string} */
            state: "active" | "blocked" | "sessionOver" | "selfExcluded";
        };
        CertifiedCase: {
            /** @description W01 to W48. */
            id: string;
            /** @enum {string} */
            outcome: "passed" | "failed" | "skipped";
            /** @description Why it failed or was skipped. */
            reason: string | null;
            title: string;
        };
        ChangeAgentPayload: {
            /** @description Between that of the upline and the highest directly below. */
            group?: number;
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description What an account without an upline may open besides. */
            quota?: {
                count: number;
                group: number;
            };
            reason: string;
            share?: components["schemas"]["OfficeShare"];
            transferRules?: components["schemas"]["TransferRules"];
            transfersBanned?: boolean;
        };
        ChangedOperator: {
            operator: string;
            roles: components["schemas"]["GrantedRole"][];
        };
        ChatCase: {
            at: components["schemas"]["Timestamp"];
            /** @description Of a shared round: the game and what came back. */
            card: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lookedAt: string | null;
            /** @description The operator who decided last. */
            lookedBy: string | null;
            /** @description The username. */
            member: string;
            /** Format: uuid */
            memberId: string;
            merchant: string;
            /** @description Whether the member may not write now. */
            muted: boolean;
            /**
             * Format: date-time
             * @description Null where they may, and where they may never.
             */
            mutedUntil: string | null;
            nickname: string | null;
            /** @description Why it was removed. */
            reason: string | null;
            /** @description How often it was reported for what, whether or not an operator has looked at it since. */
            reports: components["schemas"]["ChatReports"][];
            /** Format: uuid */
            room: string;
            roomTitle: string;
            seq: number;
            state: components["schemas"]["ChatState"];
            /** @description Null where it is a shared round. */
            text: string | null;
        };
        ChatCaseInContext: {
            case: components["schemas"]["ChatCase"];
            /** @description Oldest first, with the message itself. */
            context: components["schemas"]["ChatCase"][];
        };
        ChatKeeping: {
            /** Format: uuid */
            id: string;
            merchant?: components["schemas"]["MerchantName"];
        };
        ChatMute: {
            by: string;
            /** Format: date-time */
            ended: string | null;
            endedBy: string | null;
            from: components["schemas"]["Timestamp"];
            /** Format: uuid */
            id: string;
            member: string;
            /** Format: uuid */
            memberId: string;
            merchant: string;
            /** @description The member reads it. */
            reason: string;
            /**
             * Format: date-time
             * @description Null is for ever.
             */
            until: string | null;
        };
        ChatMuting: {
            /** Format: uuid */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description Null is for ever. */
            minutes: number | null;
            /** @description The member reads it as it is written. */
            reason: string;
        };
        /** @description Hours of the merchant's day in which a room is only read; null where there are none. */
        ChatQuietHours: {
            from: string;
            /** @description Exclusive; the next day where it is earlier. */
            to: string;
        } | null;
        ChatRemoval: {
            /** Format: uuid */
            id: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description For colleagues. */
            reason: string;
        };
        ChatReports: {
            count: number;
            /** @enum {string} */
            reason: "abuse" | "spam" | "fraud" | "privacy" | "begging" | "other";
        };
        ChatRoom: {
            /** Format: uuid */
            id: string;
            language: components["schemas"]["LanguageCode"];
            merchant: string;
            /** @description How many were ever said. */
            messages: number;
            online: number;
            /** @description Whether members may write at all. */
            open: boolean;
            quiet: components["schemas"]["ChatQuietHours"];
            /** @description Seconds between two messages of a member; 0 where it is not slow. */
            slowMode: number;
            title: string;
            topic: string;
            version: number;
        };
        ChatRoomChange: {
            /**
             * Format: uuid
             * @description A new room where absent.
             */
            id?: string;
            language: components["schemas"]["LanguageCode"];
            merchant: components["schemas"]["MerchantName"];
            open: boolean;
            quiet: components["schemas"]["ChatQuietHours"];
            /** @description 0, or 5 to 120. */
            slowMode: number;
            title: string;
            topic: string;
            /** @description The version that the operator has seen. Without it, the change applies to any version. */
            version?: number;
        };
        ChatRules: {
            /** @description Newest first. */
            history: components["schemas"]["ChatRulesVersion"][];
            /** @description One for each language of the merchant. */
            lists: components["schemas"]["ChatWordList"][];
            merchant: string;
            /** @description How old an account without a proved contact must be to write. */
            newAccountHours: number;
            /** @description 0 where none has been set. */
            version: number;
        };
        ChatRulesChange: {
            lists: components["schemas"]["ChatWordList"][];
            merchant: components["schemas"]["MerchantName"];
            newAccountHours: number;
            reason: string;
            /** @description The version that the operator has seen. Without it, the change applies to any version. */
            version?: number;
        };
        ChatRulesVersion: {
            at: components["schemas"]["Timestamp"];
            by: string;
            reason: string;
            version: number;
            /** @description How many there were. */
            words: number;
        };
        /**
         * @description `refused` was held, and removed before anybody saw it.
         * @enum {string}
         */
        ChatState: "shown" | "held" | "hidden" | "removed" | "refused";
        ChatUnmuting: {
            /** Format: uuid */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description For colleagues. */
            reason: string;
        };
        ChatWord: {
            /** @enum {string} */
            outcome: "mask" | "hold" | "refuse";
            /** @description A star at its end stands for any ending. */
            word: string;
        };
        ChatWordList: {
            language: components["schemas"]["LanguageCode"];
            words: components["schemas"]["ChatWord"][];
        };
        /** @description Evidence of abuse, which proves nothing by itself. Never says which device, account or network it is about. */
        ClaimSignal: {
            /** @enum {string} */
            signal: "riskRule" | "payee" | "device" | "contact" | "bothSides" | "registrations" | "network" | "wholeBalance";
            /** @description Where the sum reaches `reviewFrom` of the terms, an operator decides. */
            weight: number;
        };
        ClaimWrittenOff: {
            claim: string;
            currency: string;
            writtenOff: components["schemas"]["OfficeAmount"];
        };
        ClearedAuthenticator: {
            /** @enum {string} */
            authenticator: "turned off" | "was not on";
            /** Format: uuid */
            id: string;
            merchant: string;
            username: string;
        };
        ClearedPaymentPassword: {
            /** Format: uuid */
            id: string;
            merchant: string;
            /** @constant */
            paymentPassword: "none";
            username: string;
        };
        ClosedCase: {
            /** Format: uuid */
            id: string;
            kind: string;
            /** @constant */
            status: "closed";
            subject: string;
        };
        ClosePayload: {
            merchant?: components["schemas"]["MerchantName"];
            reason?: components["schemas"]["ClosingReason"];
            /** @description When visitors are told it ends, ISO 8601 with a zone. */
            until?: string;
        };
        /** @description For the audit log; visitors are not told. */
        ClosingReason: string;
        Contact: {
            /** @description Where it is offered; everywhere but in the header where absent. */
            csPosition?: ("HEADER" | "FLOATING" | "MENU" | "FOOTER" | "CLOSED")[];
            /** @enum {string} */
            csType: "LIVECHAT" | "FACEBOOK" | "TELEGRAM" | "WHATSAPP" | "EMAIL";
            /** @description The whole day where absent. */
            hours?: components["schemas"]["ContactHours"];
            title: string;
            url: string;
        };
        /** @description In the time zone of the merchant; into the next day where it ends before it begins. */
        ContactHours: {
            from: string;
            to: string;
        };
        ContentArrangement: {
            audience?: components["schemas"]["ContentAudience"];
            item: string;
            merchant: components["schemas"]["MerchantName"];
            place?: string;
            position?: number;
            revision?: number;
        };
        /**
         * @description B visitors, A members, F a member at the first log-in.
         * @enum {string}
         */
        ContentAudience: "A" | "B" | "F";
        ContentDraft: {
            audience?: components["schemas"]["ContentAudience"];
            facts: components["schemas"]["ContentFacts"];
            /** @description Absent for a new one. */
            item?: string;
            key?: string;
            kind?: components["schemas"]["ContentKind"];
            merchant: components["schemas"]["MerchantName"];
            note?: string;
            place?: string;
            /** @description The one that was seen. */
            revision?: number;
            texts: components["schemas"]["ContentTexts"];
        };
        ContentFacts: {
            /** @description Members have to accept this version of a legal text, also those who accepted an earlier one. */
            acceptance?: boolean;
            /** @description Pictures of an announcement, in their order. */
            images?: {
                /** @description What it shows, by language. */
                alts: {
                    [key: string]: string;
                };
                /** @description In px. */
                height?: number;
                /** @description Path on the site's own origin. */
                url: string;
                /** @description In px. */
                width?: number;
            }[];
            /** @description A path of the site or an https address. */
            linkage?: string;
            /** @enum {string} */
            linkageType?: "ROUTE" | "LINK" | "NONE";
            /** @description Path on the site's own origin. */
            picture?: string;
            /** @description A member confirms it once after log-in. */
            pinned?: boolean;
            /** @description Address of a banner's video on the sharing service. */
            videoUrl?: string;
        };
        ContentFields: {
            /** @description Text of the button. */
            action?: string;
            /** @description What differs from the version before. */
            changes?: string;
            /** @description HTML. */
            content?: string;
            terms?: string;
            text?: string;
            title?: string;
        };
        ContentItem: {
            audience: components["schemas"]["ContentAudience"];
            /** Format: uuid */
            id: string;
            key: string;
            kind: components["schemas"]["ContentKind"];
            /** @description The version that is shown now. */
            live: number | null;
            merchant: string;
            /** @description Languages of the site in which the newest version is not written. */
            missing: string[];
            newest: number;
            place: string;
            /** @description Those that are not over. */
            plans: components["schemas"]["ContentPlan"][];
            position: number;
            /** @description Sent back with a change. */
            revision: number;
            state: components["schemas"]["ContentState"];
            /** @description In the default language of the merchant. */
            title: string;
        };
        /** @enum {string} */
        ContentKind: "announcement" | "banner" | "helpSection" | "helpArticle" | "broadcast" | "legal";
        ContentPage: {
            item: components["schemas"]["ContentItem"];
            site: components["schemas"]["ContentSite"];
            versions: components["schemas"]["ContentVersion"][];
        };
        ContentPicture: {
            /** @description Its path at the site. */
            address: string;
            /** Format: date-time */
            at: string;
            /** @description In px. */
            height: number;
            /** @description Of the file that was uploaded. */
            name: string;
            /** @description A small WebP as a data URL. */
            thumbnail: string;
            /** @description Whether any version of a content or of a promotion shows it; such a picture cannot be removed. */
            used: boolean;
            /** @description In px. */
            width: number;
        };
        ContentPlan: {
            by: string;
            from: components["schemas"]["Timestamp"];
            /** @description As it was written. */
            fromLocal: string;
            id: string;
            /**
             * Format: date-time
             * @description Exclusive; null until something else is published.
             */
            to: string | null;
            toLocal: string | null;
            version: number;
            zone: string;
        };
        ContentProblem: {
            /** @enum {string} */
            code: "language_missing" | "field_missing" | "alt_missing" | "slot_unknown" | "slot_empty" | "picture_missing" | "link_invalid" | "video_invalid";
            field?: string;
            language?: string;
            slot?: string;
        };
        ContentSite: {
            defaultLanguage: string;
            languages: string[];
            /** @description Host of the site. */
            origin: string;
            /** @description What is filled into texts: values of the settings and, for announcements and banners, figures of open promotions, such as `spring-gift.percent`. */
            slots: {
                [key: string]: string;
            };
            timeZone: string;
        };
        /**
         * @description `draft` was never published, `down` is shown no more.
         * @enum {string}
         */
        ContentState: "live" | "planned" | "draft" | "down";
        /** @description A language is whole or absent. */
        ContentTexts: {
            [key: string]: components["schemas"]["ContentFields"];
        };
        ContentVersion: {
            /** @description How many members have accepted a legal text in this version; absent for other kinds. */
            accepted?: number;
            at: components["schemas"]["Timestamp"];
            /** @description Empty for what came with the site. */
            by: string;
            facts: components["schemas"]["ContentFacts"];
            note: string;
            /** @description How readers judged an article; absent where nobody has. */
            opinions?: {
                helpful: number;
                unhelpful: number;
            };
            /** @description What stands between it and its publication. */
            problems: components["schemas"]["ContentProblem"][];
            texts: components["schemas"]["ContentTexts"];
            version: number;
        };
        /** @enum {string} */
        CorrectedField: "name" | "mobile" | "email";
        CorrectedMember: {
            field: components["schemas"]["CorrectedField"];
            /** Format: uuid */
            id: string;
            merchant: string;
            /** @description Masked; null where the contact was taken away. */
            shown: string | null;
            username: string;
        };
        CorrectionPayload: {
            field: components["schemas"]["CorrectedField"];
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
            /** @description Null takes a contact away; a name is only replaced. */
            value: string | null;
        };
        /** @description ISO 3166. */
        Country: string;
        Dashboard: {
            at: components["schemas"]["Timestamp"];
            list: components["schemas"]["MerchantFigures"][];
            /** @description Of those merchants together; cases only for whoever works for the whole installation. */
            queues: components["schemas"]["Queue"][];
            warnings: components["schemas"]["Warning"][];
        };
        DataRequest: {
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description Such as how the member asked. Kept in the audit log. */
            reason: string;
        };
        /**
         * Format: date
         * @description A day of the merchant.
         */
        Day: string;
        DecideBillPayload: {
            /** @description Its key. */
            bill: string;
            /** @enum {string} */
            decision: "approve" | "deny";
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
        };
        DecidedWithdrawal: {
            /** @description Decimal in major units of the currency. */
            amount: string;
            currency: string;
            /** Format: uuid */
            id: string;
            merchant: string;
            reason: string | null;
            status: string;
        };
        DecideTransferPayload: {
            /** @enum {string} */
            decision: "approve" | "reject";
            /** Format: uuid */
            id: string;
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
        };
        /** @description Decimal in major units of the currency. */
        Decimal: string;
        DeleteContent: {
            item: string;
            merchant: components["schemas"]["MerchantName"];
            reason: string;
            revision?: number;
        };
        DeletedContent: {
            item: string;
            key: string;
            kind: components["schemas"]["ContentKind"];
            merchant: string;
        };
        DemonstrationOperator: {
            operator: string;
            role: string;
        };
        Deposit: {
            /** @description Decimal in major units of the currency. */
            amount: string;
            created: components["schemas"]["Timestamp"];
            currency: string;
            expires: components["schemas"]["Timestamp"];
            /** Format: uuid */
            id: string;
            member: string;
            /** Format: uuid */
            memberId: string;
            merchant: string;
            /** @description Null where the member chose it at the provider. */
            method: components["schemas"]["PaymentMethodName"] | null;
            /** @description The provider's own id. */
            payment: string | null;
            provider: string;
            /** @description The operator who said what became of it and whom its provider has not confirmed yet. */
            resolvedBy: string | null;
            /** Format: date-time */
            settled: string | null;
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed" | "cancelled";
        };
        DepositDecision: {
            id: string;
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
        };
        DepositEvidence: {
            id: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description What shows that the money came. */
            reason: string;
            /** @description The provider's own number of the payment, as the evidence has it. */
            reference: string;
        };
        DepositId: {
            id: string;
            merchant?: components["schemas"]["MerchantName"];
        };
        DepositNote: {
            id: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description A colleague who is named in it, as `@name`, is told. */
            text: string;
        };
        /** @description A desk of the live chat. */
        Desk: {
            /** @description In the time zone of the merchant; into the next day where it ends before it begins. The whole day where absent. */
            hours?: {
                from: string;
                to: string;
            };
            /** @description As the provider knows it. */
            id: string;
            languages: components["schemas"]["LanguageCode"][];
            name: string;
            picture?: string;
        };
        Difference: {
            expected: string;
            found: string;
            id: string;
            kind: string;
            merchant: string | null;
            /** @description Raised by this run. */
            new: boolean;
            /** @description Empty for a partner that was not heard. */
            since: string;
            subject: string;
        };
        DocumentDecision: {
            accept: boolean;
            /** Format: uuid */
            id: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description Kept beside the document and in the audit log. */
            reason: string;
        };
        /**
         * @description Proof of who the member is, where they live, or how they pay.
         * @enum {string}
         */
        DocumentKind: "identity" | "address" | "payment" | "other";
        DocumentQuestion: {
            id: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description As the member reads it. */
            text: string;
        };
        DocumentView: {
            /** Format: uuid */
            id: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description Kept in the audit log. */
            reason: string;
        };
        DrawCorrection: {
            draw: components["schemas"]["DrawId"];
            merchant: components["schemas"]["MerchantName"];
            numbers: components["schemas"]["TypedNumbers"];
            reason: components["schemas"]["LotteryReason"];
            /** @description The prizes that are void in it; as they are where it is absent. */
            voidPrizes?: components["schemas"]["VoidPrizes"];
        };
        DrawEntry: {
            /** @enum {string} */
            state: "none" | "waits" | "conflict" | "agreed";
            typed: components["schemas"]["TypedEntry"][];
            /** @description Why whoever asks cannot type the result now; null where they can. `status`: it is not closed, or has a result. `typed`: they have. `priced`: they set the odds of this draw. `seeded`: it is drawn in-house. */
            whyNot: ("status" | "typed" | "priced" | "seeded") | null;
        };
        DrawExposure: {
            currency: string;
            /** @description The 200 largest, the largest first. */
            numbers: components["schemas"]["NumberExposure"][];
            /** @description The largest of each type. */
            types: components["schemas"]["NumberExposure"][];
        };
        /** @example XSMB-20260822 */
        DrawId: string;
        DrawName: {
            draw: components["schemas"]["DrawId"];
            merchant: components["schemas"]["MerchantName"];
        };
        DrawPrizesVoid: {
            draw: components["schemas"]["DrawId"];
            merchant: components["schemas"]["MerchantName"];
            /** @description All that are void; an empty list has every prize count again. */
            prizes: components["schemas"]["VoidPrizes"];
            reason: components["schemas"]["LotteryReason"];
        };
        /**
         * @description `sourcesDiffer`: two sources report different numbers, or the draw was stopped for another reason. `conflict`: two operators typed different results. `secondNeeded`: one operator typed the result. `late`: no result an hour after it was drawn. `stuck`: settlement does not go on.
         * @enum {string}
         */
        DrawProblem: "sourcesDiffer" | "conflict" | "secondNeeded" | "late" | "stuck";
        DrawReport: {
            at: components["schemas"]["Timestamp"];
            complete: boolean;
            /** @description SHA-256 of the bytes as they came. */
            hash: string;
            host: string;
            numbers: components["schemas"]["LotteryNumbers"];
            source: string;
        };
        DrawResultAnswer: {
            draw: components["schemas"]["DrawId"];
            /** @description Prizes whose numbers repeat although they never should. */
            repeated: string[];
            /** @enum {string} */
            state: "waits" | "conflict" | "agreed";
        };
        DrawResultEntry: {
            draw: components["schemas"]["DrawId"];
            merchant: components["schemas"]["MerchantName"];
            numbers: components["schemas"]["TypedNumbers"];
        };
        /** @enum {string} */
        DrawStatus: "scheduled" | "open" | "closing" | "closed" | "resulted" | "settling" | "settled" | "corrected" | "void";
        DrawStep: {
            at: components["schemas"]["Timestamp"];
            /** @description A job, or the names of the operators. */
            by: string;
            evidence: {
                [key: string]: unknown;
            };
            from: components["schemas"]["DrawStatus"] | null;
            to: components["schemas"]["DrawStatus"];
        };
        DrawVoid: {
            draw: components["schemas"]["DrawId"];
            merchant: components["schemas"]["MerchantName"];
            reason: components["schemas"]["LotteryReason"];
        };
        /** @description What it does to money. */
        Effect: {
            /** @description Decimal in major units of the currency. */
            amount: string;
            currency: string;
            /** @enum {string} */
            kind: "pays" | "keeps" | "refunds" | "credits" | "debits" | "repays" | "writesOff" | "forfeits";
            /** @description Username. */
            member: string;
        };
        EligibleMembers: {
            /** @description Members who could take part now. */
            eligible: number;
            /** @description All members of the merchant. */
            members: number;
        };
        EndContractPayload: {
            /** Format: uuid */
            contract: string;
            /** @description Turn down the end that one side asked for: the contract stays in force. */
            keep?: boolean;
            merchant?: components["schemas"]["MerchantName"];
        };
        EndedContract: {
            /** Format: uuid */
            contractId: string;
            /**
             * Format: date-time
             * @description Null for one that stays.
             */
            ends: string | null;
            kind: components["schemas"]["RunKind"];
        };
        EndedSessions: {
            ended: number;
            /** Format: uuid */
            id: string;
            merchant: string;
            username: string;
        };
        ErasedMember: {
            erased: components["schemas"]["Timestamp"];
            /** Format: uuid */
            id: string;
            merchant: string;
            /** @description What stands in the place of the name. */
            username: string;
        };
        Erasure: {
            /** Format: uuid */
            id: string;
            merchant: string;
            obstacles: components["schemas"]["ErasureObstacle"][];
            username: string;
        };
        /**
         * @description Money or a debt of the member; a deposit or withdrawal under way, or in dispute; a bet, chase or free spins not settled; a bonus, order or application not ended; an agent, or transfers and claims along the line; a proposal about the member; an exclusion that holds.
         * @enum {string}
         */
        ErasureObstacle: "money" | "payments" | "bets" | "rewards" | "line" | "proposals" | "exclusion";
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
        ErrorCode: "invalid_request" | "unknown_operation" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "not_found" | "internal_error" | "unavailable" | "cross_site_request" | "not_logged_in" | "forbidden" | "too_many_requests" | "field_invalid" | "step_up_required" | "group_refused" | "share_refused" | "bill_refused" | "line_transfer_refused" | "policy_changed" | "affiliate_code_exists" | "downline_left" | "upline_refused" | "contract_refused" | "last_factor" | "version_conflict" | "feed_not_utf8" | "feed_not_json" | "feed_no_list" | "feed_not_csv" | "feed_columns_twice" | "feed_too_many_columns" | "feed_too_many_games" | "feed_empty" | "feed_applied" | "feed_outdated" | "feed_nothing_chosen" | "not_erasable" | "several_found" | "nothing_owed" | "nothing_to_repay" | "contact_taken" | "operator_unknown" | "own_key_needed" | "operator_name_needed" | "second_operator_needed" | "operator_exists" | "approval_differs" | "approval_decided" | "approval_needed" | "owners_needed" | "report_needs_job" | "role_exists" | "role_in_use" | "invitation_ended" | "setting_changed" | "withdrawal_claimed" | "withdrawal_held" | "authenticator_missing" | "authenticator_locked" | "draw_state" | "password_too_common" | "passkey_refused" | "passkey_exists" | "budget_spent" | "login_failed" | "account_locked" | "code_invalid" | "amount_invalid" | "insufficient_balance" | "illegal_transition";
        ExcludePayload: {
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description Kept in the audit log. */
            reason?: string;
            /** @description ISO 8601 with a zone; for good where absent. */
            until?: string;
        };
        Exclusion: {
            excludedUntil: components["schemas"]["Timestamp"];
            /** Format: uuid */
            id: string;
            merchant: string;
            username: string;
        };
        Export: {
            expires: components["schemas"]["Timestamp"];
            /** @description Why it failed. */
            failure: string | null;
            /** Format: date-time */
            finished: string | null;
            /** Format: uuid */
            id: string;
            list: string;
            /** @description Null for all that the operator may export. */
            merchant: string | null;
            personal: boolean;
            /** @description Written so far. */
            rows: number;
            /** @description In bytes. */
            size: number;
            started: components["schemas"]["Timestamp"];
            /** @enum {string} */
            status: "waiting" | "running" | "done" | "failed";
            /** @description There were more than a million rows. */
            truncated: boolean;
        };
        ExportPart: {
            /** @description The number of the next part; null after the last one. */
            next: number | null;
            text: string;
        };
        ExposureStep: {
            /** @description Decimal in major units. */
            from: string;
            /** @description Or `closed`. */
            odds: components["schemas"]["LotteryOddsValue"];
        };
        /** @enum {string} */
        FactorName: "passkey" | "password" | "demonstration";
        Factors: {
            /** @description How many there are; a second one should be recommended until there is one. */
            passkeys: number;
            /** @description With an authenticator, always. */
            password: boolean;
        };
        FailedJob: {
            /** Format: date-time */
            at: string | null;
            attempts: number;
            error: string;
            /** Format: uuid */
            id: string;
            job: string;
        };
        FeedApplication: {
            id: string;
            /** @description Of the list as it was looked at: anything else is refused. */
            plan: string;
            reason: string;
            /**
             * @description How merchants that have the vendor and the line offer new games.
             * @enum {string}
             */
            state: "playable" | "unavailable";
        };
        Feedback: {
            about: string;
            answer: string | null;
            /** @description Whether an answer reaches the sender. A visitor may have left an address; nobody sees it. */
            answerable: boolean;
            /** @description The operator who takes care of it. */
            assignee: string | null;
            at: components["schemas"]["Timestamp"];
            content: string;
            /** Format: date-time */
            ended: string | null;
            endedBy: string | null;
            id: components["schemas"]["FeedbackId"];
            /** @description That the sender reads. */
            language: string | null;
            merchant: string;
            mergedInto: string | null;
            /** @description The member's username; null for a visitor. */
            sender: string | null;
            /** Format: uuid */
            senderId: string | null;
            state: components["schemas"]["FeedbackStatus"];
        };
        FeedbackAnswer: {
            /** @description The sender reads it as it is written. */
            answer: string;
            id: components["schemas"]["FeedbackId"];
            merchant?: components["schemas"]["MerchantName"];
        };
        FeedbackAssignment: {
            id: components["schemas"]["FeedbackId"];
            merchant?: components["schemas"]["MerchantName"];
            /** @description An operator; null for nobody, whoever asks where absent. */
            to?: string | null;
        };
        FeedbackClosing: {
            id: components["schemas"]["FeedbackId"];
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
        };
        FeedbackId: string;
        FeedbackMerge: {
            id: components["schemas"]["FeedbackId"];
            into: components["schemas"]["FeedbackId"];
            merchant?: components["schemas"]["MerchantName"];
        };
        FeedbackState: {
            assignee: string | null;
            id: components["schemas"]["FeedbackId"];
            state: components["schemas"]["FeedbackStatus"];
            /** @description How many members and visitors were sent an answer. */
            told: number;
        };
        /** @enum {string} */
        FeedbackStatus: "open" | "answered" | "closed" | "merged";
        /** @enum {string} */
        FeedbackTopic: "deposit" | "withdrawal" | "game" | "service" | "agent" | "other";
        /** @description The rows of these places; of one kind, or all, where there are none. */
        FeedChoice: {
            chosen: boolean;
            id: string;
            /** @enum {string} */
            kind?: "new" | "changed" | "back" | "gone";
            places?: number[];
        };
        FeedCounts: {
            back: number;
            changed: number;
            gone: number;
            new: number;
            refused: number;
            same: number;
        };
        FeedFile: {
            /** @description The bytes of the file, base64. */
            content: string;
            /**
             * @description Told by the content where it is left out.
             * @enum {string}
             */
            format?: "json" | "csv";
            mapping?: components["schemas"]["FeedMapping"];
            /** @description The name of the file. */
            source: string;
            vendor: components["schemas"]["imports_VendorCode"];
        };
        /**
         * @description `back` is a retired game that the vendor offers again; `gone` one that the list no longer has.
         * @enum {string}
         */
        FeedKind: "new" | "changed" | "back" | "gone" | "same" | "refused";
        FeedMapPayload: {
            id: string;
            mapping: components["schemas"]["FeedMapping"];
        };
        /** @description How a vendor's list is read. */
        FeedMapping: {
            /** @description The column of each field: code, name, line, class, rtp, volatility, countries, trial, picture, or a name in another language such as `name.BN`. */
            columns: {
                [key: string]: string;
            };
            /** @description Product lines by the vendor's words for them. */
            lines: {
                [key: string]: components["schemas"]["GameLine"];
            };
            /** @description The line of games for which the list names none. */
            otherLine: components["schemas"]["GameLine"] | null;
        };
        /**
         * @description Why a row is not taken.
         * @enum {string}
         */
        FeedProblem: "notAGame" | "cellsMissing" | "codeMissing" | "codeInvalid" | "codeTwice" | "nameMissing" | "nameTooLong" | "textHidden" | "textBroken" | "lineMissing" | "lineUnknown" | "classUnknown" | "classOfOtherLine" | "rtpInvalid" | "volatilityUnknown" | "countryInvalid" | "trialInvalid" | "pictureInvalid";
        FeedRow: {
            /** @description By field; of a new game all that the list says of it. */
            changes: {
                after: string | null;
                before: string | null;
                field: string;
            }[];
            chosen: boolean;
            code: string;
            /** @description What the list has where the problem is, shortened. */
            found: string | null;
            kind: components["schemas"]["FeedKind"];
            name: string;
            place: number;
            problem: components["schemas"]["FeedProblem"] | null;
            /** @description In the list, from 1 on; null for what it no longer has. */
            row: number | null;
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
        /** @description As `libs/domain/src/reports` defines them. */
        Figures: {
            /** @description Members who settled a round. */
            active: number;
            /** @description The share of those who registered who have deposited since; null where nobody registered. */
            conversion: number | null;
            deposits: components["schemas"]["Decimal"];
            firstDeposits: number;
            ggr: components["schemas"]["Decimal"];
            net: components["schemas"]["Decimal"];
            ngr: components["schemas"]["Decimal"];
            registrations: number;
            rounds: number;
            stakes: components["schemas"]["Decimal"];
            wins: components["schemas"]["Decimal"];
            withdrawals: components["schemas"]["Decimal"];
        };
        FiguresPoint: {
            /** @description A day, or an hour of the one day, such as 2026-03-14T09, in the merchant's time zone. */
            at: string;
            deposits: components["schemas"]["Decimal"];
            ggr: components["schemas"]["Decimal"];
            withdrawals: components["schemas"]["Decimal"];
        };
        ForfeitedBonus: {
            currency: string;
            /** Format: uuid */
            id: string;
            /** @description Its code. */
            promotion: string;
            /** @description What went back to its promotion; a decimal in major units. */
            returned: string;
            username: string;
        };
        Found: {
            /**
             * @description What matched.
             * @enum {string}
             */
            by: "id" | "name" | "mobile" | "email" | "payee" | "invitationCode" | "device" | "reference";
            /** @description What it is found by on its screen; an operator's is the name. */
            id: string;
            /** @enum {string} */
            kind: "member" | "deposit" | "withdrawal" | "round" | "proposal" | "operator" | "draw" | "promotion";
            /**
             * Format: uuid
             * @description Whose it is.
             */
            member?: string;
            /** @description Null for what belongs to the installation. */
            merchant: string | null;
            title: string;
        };
        Game: {
            class: components["schemas"]["GameClass"] | null;
            /** @description Where it is neither shown nor launched. */
            countries: components["schemas"]["Country"][];
            features: components["schemas"]["GameFeature"][];
            hitRate: components["schemas"]["HitRate"] | null;
            hot: boolean;
            /** Format: date-time */
            hotUntil: string | null;
            id: components["schemas"]["GameId"];
            kind: components["schemas"]["GameKind"];
            line: components["schemas"]["GameLine"];
            /** @description Now, of the game or its vendor. */
            maintenance: boolean;
            /** Format: date-time */
            maintenanceUntil: string | null;
            maxWin: components["schemas"]["MaxWin"] | null;
            /** @description In English, or in the first language that it has a name in. */
            name: string;
            new: boolean;
            /** Format: date-time */
            newUntil: string | null;
            /** @description A path on the sites' own origin. */
            picture: string;
            /** Format: date-time */
            retired: string | null;
            rtp: components["schemas"]["Rtp"] | null;
            /** @description At the merchant, as all below; null without a merchant. */
            state: components["schemas"]["GameState"] | null;
            vendor: string;
            vendorName: string;
            volatility: components["schemas"]["Volatility"] | null;
        };
        GameAvailability: {
            game: components["schemas"]["GameId"];
            merchant: components["schemas"]["MerchantName"];
            reason: components["schemas"]["Reason"];
            state: components["schemas"]["GameState"];
        };
        GameChange: {
            class?: components["schemas"]["GameClass"] | null;
            countries?: components["schemas"]["Country"][];
            features?: components["schemas"]["GameFeature"][];
            game: components["schemas"]["GameId"];
            hitRate?: components["schemas"]["HitRate"] | null;
            kind?: components["schemas"]["GameKind"];
            maxWin?: components["schemas"]["MaxWin"] | null;
            names?: components["schemas"]["Texts"];
            picture?: string;
            rtp?: components["schemas"]["Rtp"] | null;
            /** @description Of what was looked at. */
            version: number;
            volatility?: components["schemas"]["Volatility"] | null;
        };
        /** @enum {string} */
        GameClass: "slot" | "scratchCard" | "videoPoker" | "table" | "arcade" | "instant" | "jackpot" | "bingo" | "fishing" | "lottery" | "baccarat" | "sicBo" | "roulette" | "dragonTiger" | "blackjack" | "threeCardPoker" | "fanTan" | "niuNiu" | "zjh";
        /** @example XSMB */
        GameCode: string;
        /**
         * @description What a game has beside its plain rounds.
         * @enum {string}
         */
        GameFeature: "freeSpins" | "respins" | "tumbles" | "multipliers" | "expandingSymbols" | "specialWilds" | "mysterySymbols" | "choices";
        GameFeed: {
            applied: components["schemas"]["ImportOutcome"] | null;
            at: components["schemas"]["Timestamp"];
            by: string;
            chosen: components["schemas"]["FeedCounts"];
            columns: {
                name: string;
                /** @description The first text that stands in it. */
                sample: string;
            }[];
            counts: components["schemas"]["FeedCounts"];
            /** @enum {string} */
            format: "json" | "csv";
            /** Format: uuid */
            id: string;
            mapping: components["schemas"]["FeedMapping"];
            /** @description Of what was applied. */
            pictures: {
                /** @description The first hundred that cannot be shown: their tiles stay as they were. */
                broken: {
                    /** @description Of the game. */
                    code: string;
                    /** @enum {string} */
                    problem: "notAllowed" | "notReached" | "notFound" | "noPicture";
                    source: string;
                }[];
                /** @description They are being fetched. */
                waiting: number;
            };
            /** @description Of the rows that are chosen. */
            plan: string;
            source: string;
            /** @description What is chosen takes two operators. */
            takesTwo: boolean;
            /** @description Words for product lines that the mapping does not explain. */
            unknownLines: string[];
            vendor: string;
        };
        GameFeedSummary: {
            applied: components["schemas"]["ImportOutcome"] | null;
            at: components["schemas"]["Timestamp"];
            by: string;
            games: number;
            /** Format: uuid */
            id: string;
            source: string;
            vendor: string;
        };
        GameFlag: {
            /** @enum {string} */
            flag: "hot" | "new";
            game: components["schemas"]["GameId"];
            merchant: components["schemas"]["MerchantName"];
            on: boolean;
            /** @description When the mark is gone, ISO 8601 with a zone; until it is unmarked where it is left out. */
            until?: string;
        };
        /** @description The code of its vendor, a hyphen, its own code. */
        GameId: string;
        /**
         * @description VASSALAGE opens the list of its vendor's games.
         * @enum {string}
         */
        GameKind: "GAME" | "VASSALAGE";
        /** @enum {string} */
        GameLine: "RNG" | "LIVE" | "FISH" | "PVP" | "BGS" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT";
        GameMaintenancePayload: {
            /** @description When it begins, ISO 8601 with a zone; now where it is left out. */
            from?: string;
            game: components["schemas"]["GameId"];
            merchant?: components["schemas"]["MerchantName"];
            reason: components["schemas"]["Reason"];
            texts?: components["schemas"]["Texts"];
            /** @description When it is over; until further notice where it is left out. */
            until?: string;
        };
        GameOffer: {
            hot: boolean;
            /** Format: date-time */
            hotUntil: string | null;
            merchant: string;
            new: boolean;
            /** Format: date-time */
            newUntil: string | null;
            /** @description The games of the line. */
            of: number;
            /** @description Within its line. */
            place: number;
            state: components["schemas"]["GameState"];
        };
        /** @description One of `before`, `after` and `to`. */
        GameOrder: {
            after?: components["schemas"]["GameId"];
            before?: components["schemas"]["GameId"];
            game: components["schemas"]["GameId"];
            merchant: components["schemas"]["MerchantName"];
            to?: number;
        };
        GamePage: {
            game: components["schemas"]["Game"];
            /** @description Of the game and of its vendor. */
            maintenance: components["schemas"]["Maintenance"][];
            names: components["schemas"]["Texts"];
            /** @description Of each merchant that has the game. */
            offers: components["schemas"]["GameOffer"][];
            version: number;
        };
        GamePlace: {
            game: components["schemas"]["GameId"];
            line: components["schemas"]["GameLine"];
            merchant: string;
            of: number;
            place: number;
        };
        GameReason: {
            game: components["schemas"]["GameId"];
            reason: components["schemas"]["Reason"];
        };
        /**
         * @description `coming_soon` is shown and cannot be launched; `unavailable` is not shown.
         * @enum {string}
         */
        GameState: "playable" | "coming_soon" | "unavailable";
        GatewayHealth: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            redis: "up" | "down" | "none";
            seen: components["schemas"]["Timestamp"];
            started: components["schemas"]["Timestamp"];
            /**
             * @description Lost is one that hasn't told of itself for a minute.
             * @enum {string}
             */
            status: "ready" | "degraded" | "not ready" | "lost";
            /** @description Event streams of members that were open. */
            streams: number;
            version: string;
        };
        GivableReward: {
            /** @description The most that its terms allow at once; null for no limit. */
            most: string | null;
            /** @description Its code. */
            promotion: string;
        };
        GivenPassword: {
            /** Format: uuid */
            id: string;
            merchant: string;
            password: string;
            until: components["schemas"]["Timestamp"];
            username: string;
        };
        GivenReward: {
            amount: string;
            /** @description True if it is bonus money, which must be wagered. */
            bonus: boolean;
            currency: string;
            /** Format: uuid */
            member: string;
            promotion: string;
            username: string;
        };
        GiveReward: {
            /** @description Decimal in major units of the merchant's currency. */
            amount: string;
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description The code of an award. */
            promotion: string;
            reason: string;
        };
        GrantedRole: {
            /** @description Its code; null for all. */
            merchant: string | null;
            role: string;
        };
        Happening: {
            /** @description Decimal in major units of the currency. */
            amount: string | null;
            at: components["schemas"]["Timestamp"];
            currency: string | null;
            /** @description The address of a log-in, the status that something got, who noted, or the event of the audit log. */
            detail: string | null;
            /** @description Of the session, deposit, withdrawal or note; of an operator's act, its row in the audit log. */
            id: string;
            /** @enum {string} */
            kind: "registered" | "loggedIn" | "depositStarted" | "depositSettled" | "withdrawalRequested" | "withdrawalDecided" | "withdrawalConfirmed" | "noted" | "operator";
        };
        Health: {
            /** @description Null where the database archives nothing that could be seen. */
            archive: components["schemas"]["Archive"] | null;
            at: components["schemas"]["Timestamp"];
            calls: components["schemas"]["CallHealth"][];
            chains: components["schemas"]["SignedChain"][];
            failures: components["schemas"]["FailedJob"][];
            gateways: components["schemas"]["GatewayHealth"][];
            jobs: components["schemas"]["JobHealth"][];
            keys: components["schemas"]["KeyAge"][];
            providers: components["schemas"]["ProviderHealth"][];
            reconciliations: components["schemas"]["ReconciliationHealth"][];
            security: components["schemas"]["SecurityCount"][];
            /** @description Null where the database doesn't measure statements (pg_stat_statements). */
            statements: components["schemas"]["SlowStatement"][] | null;
            vendors: components["schemas"]["VendorHealth"][];
        };
        /** @description Names of the risk rules that held since an operator last reviewed it. */
        HeldRules: string[];
        HeldWithdrawal: {
            /** Format: date-time */
            heldUntil: string | null;
            /** Format: uuid */
            id: string;
        };
        /** @description The share of rounds that pay anything, as the vendor states it, in hundredths of a percent. */
        HitRate: number;
        Id: {
            id: string;
        };
        ImportOutcome: {
            added: number;
            at: components["schemas"]["Timestamp"];
            back: number;
            by: string;
            changed: number;
            /** Format: uuid */
            feed: string;
            /** @description Pictures that are fetched afterwards. */
            pictures: number;
            retired: number;
            vendor: string;
        };
        imports_VendorCode: string;
        Invitation: {
            expiresAt: components["schemas"]["Timestamp"];
            operator: string;
            roles: components["schemas"]["GrantedRole"][];
            /** @description The authenticator's secret, in Base32; the same whenever the invitation is opened. */
            setUpKey: string;
            /** @description The same for a QR code. */
            uri: string;
        };
        InvitationToken: {
            token: components["schemas"]["Token"];
        };
        JobHealth: {
            active: number;
            failed: number;
            job: string;
            /** @description Of those that wait, due for more than a minute. */
            late: number;
            /** Format: date-time */
            oldest: string | null;
            waiting: number;
        };
        JobId: {
            id: string;
        };
        KeyAge: {
            /** @enum {string} */
            key: "sealing" | "audit" | "push" | "vendor" | "provider";
            /**
             * @description What a key of a vendor or provider is for.
             * @enum {string|null}
             */
            name: "signing" | "api" | "webhook" | null;
            /** @description The merchant of a push key, or the code of a vendor or provider; null for the gateways' own keys. */
            of: string | null;
            /**
             * Format: date-time
             * @description When it was made, or first seen in the configuration; null until a gateway has looked.
             */
            since: string | null;
        };
        /** @description The beginning of the SHA-256 of the key’s text. */
        KeyFingerprint: string;
        /** @description For how many hours messages signed with the previous key are still accepted. Our own use the new one at once. */
        KeyOverlap: number;
        KeyReason: string;
        /** @description The specification's language code, such as BN. */
        LanguageCode: string;
        LedgerAccount: {
            account: string;
            asset: string;
            /** @description Decimal in major units, or whole points. */
            balance: string;
            /** @enum {string} */
            book: "real" | "play";
            /** @description How many entries it has. */
            entries: number;
            merchant: string;
            owner: string;
            ownerKind: components["schemas"]["LedgerOwner"];
            ownerName: string | null;
        };
        LedgerEntry: {
            /** @description Its kind, such as `cash`. */
            account: string;
            /** @description Signed decimal in major units, or whole points. */
            amount: string;
            /** @description After it. Accounts that many members use are kept in parts: then that of the part. */
            balance: string;
            /** @description Its id or code. */
            owner: string;
            ownerKind: components["schemas"]["LedgerOwner"];
            /** @description The username of a member. */
            ownerName: string | null;
        };
        LedgerFault: {
            detail: string;
            rule: string;
        };
        /** @enum {string} */
        LedgerOwner: "member" | "house" | "provider" | "promotion" | "grant" | "pool";
        LedgerTransfer: {
            /** @description A currency, or `points`. */
            asset: string;
            at: components["schemas"]["Timestamp"];
            /** @enum {string} */
            book: "real" | "play";
            entries: components["schemas"]["LedgerEntry"][];
            /** Format: uuid */
            id: string;
            key: string;
            kind: string;
            merchant: string;
            /**
             * @description Whether it moved money at once, held it, sent on what was held, or gave it back.
             * @enum {string}
             */
            phase: "single" | "pending" | "post" | "void";
            /** @description What it is about. */
            reference: string | null;
            /**
             * Format: uuid
             * @description The transfer that it reverses.
             */
            reverses: string | null;
        };
        LegalAcceptance: {
            /** @description The name at log-in. */
            account: string;
            at: components["schemas"]["Timestamp"];
            document: components["schemas"]["LegalDocument"];
            /** Format: uuid */
            member: string;
            merchant: string;
            version: number;
        };
        /** @enum {string} */
        LegalDocument: "terms" | "privacy" | "responsible-play";
        LimitPayload: {
            /** @description Decimal in major units of the member's currency; null for no limit. */
            amount: string | null;
            /** @enum {integer} */
            days: 1 | 7 | 30;
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
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
        /** @enum {string} */
        LineState: "accepted" | "cancelled" | "pending" | "won" | "lost" | "refunded";
        LineVoid: {
            line: string;
            merchant: components["schemas"]["MerchantName"];
            reason: components["schemas"]["LotteryReason"];
        };
        /** @description Of the game's time zone. */
        lottery_Day: string;
        LotteryCalendarChange: {
            game: components["schemas"]["GameCode"];
            merchant: components["schemas"]["MerchantName"];
            reason: components["schemas"]["LotteryReason"];
            rows: components["schemas"]["CalendarRow"][];
            /** @description The version that was seen; without it, whatever it is. */
            version?: number;
        };
        LotteryExceptionChange: {
            /** @enum {string} */
            action: "skip" | "move" | "add";
            from: components["schemas"]["lottery_Day"];
            game: components["schemas"]["GameCode"];
            merchant: components["schemas"]["MerchantName"];
            movedTo?: components["schemas"]["lottery_Day"];
            reason: components["schemas"]["LotteryReason"];
            /** @description Inclusive; `from` where it is absent. */
            to?: components["schemas"]["lottery_Day"];
        };
        LotteryExceptionRemoval: {
            id: number;
            merchant: components["schemas"]["MerchantName"];
            reason: components["schemas"]["LotteryReason"];
        };
        LotteryGameChange: {
            game: components["schemas"]["GameCode"];
            hot?: boolean;
            merchant: components["schemas"]["MerchantName"];
            /** @description Off: its page is closed, and its draws go on. */
            on?: boolean;
            reason: components["schemas"]["LotteryReason"];
            /** @description The version that was seen; without it, whatever it is. */
            version?: number;
        };
        LotteryLimits: {
            maxPayout?: string;
            maxStakePerDraw?: string;
            maxUnit?: string;
            minUnit?: string;
        };
        /** @description The numbers of each prize, or the symbols of a fast game under its key. */
        LotteryNumbers: {
            [key: string]: (string | null)[];
        };
        /** @description One price, or a price by key. */
        LotteryOddsValue: string | {
            [key: string]: string;
        };
        LotteryPackChange: {
            merchant: components["schemas"]["MerchantName"];
            pack: components["schemas"]["PackId"];
            reason: components["schemas"]["LotteryReason"];
            settings: components["schemas"]["LotterySettings"];
            /** @description The version that was seen; without it, whatever it is. */
            version?: number;
        };
        LotteryReason: string;
        /** @description What the merchant lays over the pack. Amounts are decimals in major units of the merchant's currency. */
        LotterySettings: {
            /** @description The most that is paid in one draw. With a cap for each bet, none is refused for what it could pay. */
            caps?: {
                maxPayoutPerBet?: string;
                maxPayoutPerMember?: string;
            };
            limits?: components["schemas"]["LotteryLimits"];
            options?: {
                [key: string]: boolean;
            };
            steps?: components["schemas"]["ExposureStep"][];
            types?: {
                [key: string]: components["schemas"]["LotteryTypeSettings"];
            };
        };
        LotterySum: {
            /** @description Decimal in major units. */
            amount: string;
            currency: string;
        };
        LotteryType: {
            costUnits: number;
            /** @enum {string} */
            form: "list" | "choose" | "ordered" | "grid";
            group: string;
            highestRtp: string;
            limits: components["schemas"]["LotteryLimits"];
            /** @description Percent with two decimals, such as `97.50`. */
            lowestRtp: string;
            odds: components["schemas"]["LotteryOddsValue"];
            on: boolean;
            steps: components["schemas"]["ExposureStep"][];
            type: string;
        };
        /** @description What the merchant sets of one type; what is absent is the pack's. */
        LotteryTypeSettings: {
            costUnits?: number;
            limits?: components["schemas"]["LotteryLimits"];
            odds?: components["schemas"]["LotteryOddsValue"];
            /** @constant */
            off?: true;
            steps?: components["schemas"]["ExposureStep"][];
        };
        LotteryVersion: {
            at: components["schemas"]["Timestamp"];
            /** @description Who asked for it and who approved it. */
            by: string;
            reason: string;
            version: number;
        };
        LoyaltyCode: string;
        LoyaltyDecimal: string;
        LoyaltyLines: {
            BGS?: components["schemas"]["LoyaltyDecimal"];
            COCKFIGHT?: components["schemas"]["LoyaltyDecimal"];
            ELOTT?: components["schemas"]["LoyaltyDecimal"];
            ESPORTS?: components["schemas"]["LoyaltyDecimal"];
            FISH?: components["schemas"]["LoyaltyDecimal"];
            LIVE?: components["schemas"]["LoyaltyDecimal"];
            LOTT?: components["schemas"]["LoyaltyDecimal"];
            PVP?: components["schemas"]["LoyaltyDecimal"];
            RNG?: components["schemas"]["LoyaltyDecimal"];
            SPORTS?: components["schemas"]["LoyaltyDecimal"];
        };
        /** @enum {string} */
        LoyaltySubject: "play" | "points" | "vip" | "missions" | "leaderboard" | "rebate" | "referral";
        LoyaltyTermsChange: {
            merchant: string;
            reason: string;
            terms: components["schemas"]["LoyaltyTermsOf"];
            /** @description That was seen; another is refused with `version_conflict`. */
            version?: number;
        };
        /** @description The terms of exactly one subject, under its name. Amounts are decimals in major units of the merchant's currency, rates in per cent. */
        LoyaltyTermsOf: {
            leaderboard?: {
                boards: {
                    code: components["schemas"]["LoyaltyCode"];
                    leastStake: components["schemas"]["LoyaltyDecimal"];
                    /** @enum {string} */
                    measure: "validStake" | "bestMultiple" | "points";
                    prizes: components["schemas"]["LoyaltyDecimal"][];
                    title: components["schemas"]["LoyaltyTexts"];
                    /** @enum {string} */
                    window: "day" | "week" | "month";
                }[];
            };
            missions?: {
                missions: {
                    code: components["schemas"]["LoyaltyCode"];
                    /** @enum {string} */
                    event: "depositMade" | "roundSettled" | "roundWon" | "signedIn" | "invitedPlayed" | "profileComplete" | "levelReached";
                    filter: {
                        game?: string;
                        leastStake?: components["schemas"]["LoyaltyDecimal"];
                        /** @enum {string} */
                        line?: "RNG" | "LIVE" | "FISH" | "PVP" | "BGS" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT";
                        vendor?: string;
                    };
                    /** @enum {string} */
                    measure: "count" | "validStake" | "bestMultiple" | "distinctGames";
                    /** @enum {string} */
                    reset: "daily" | "weekly" | "monthly" | "never";
                    reward: {
                        amount?: components["schemas"]["LoyaltyDecimal"];
                        points?: number;
                    };
                    target: components["schemas"]["LoyaltyDecimal"];
                    title: components["schemas"]["LoyaltyTexts"];
                }[];
            };
            play?: {
                /** @description Lines whose ties do not count. */
                tieExcluded: ("RNG" | "LIVE" | "FISH" | "PVP" | "BGS" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT")[];
            };
            points?: {
                convert: {
                    amount: components["schemas"]["LoyaltyDecimal"];
                    points: number;
                };
                perPoint: components["schemas"]["LoyaltyLines"];
            };
            rebate?: {
                claimWithinDays: number | null;
                intraday: boolean;
                levels: {
                    level: number;
                    rates: components["schemas"]["LoyaltyLines"];
                }[];
                maxPerDay: string | null;
                min: string | null;
                rates: components["schemas"]["LoyaltyLines"];
            };
            referral?: {
                amount: components["schemas"]["LoyaltyDecimal"];
                deposit: components["schemas"]["LoyaltyDecimal"];
                perMember: number | null;
                turnover: components["schemas"]["LoyaltyDecimal"];
            };
            vip?: {
                levels: {
                    benefits: components["schemas"]["LoyaltyTexts"][];
                    /** @description How members of this level reach their host; shown to them alone. */
                    host?: string;
                    keep: components["schemas"]["LoyaltyDecimal"];
                    level: number;
                    levelUp: components["schemas"]["LoyaltyDecimal"];
                    name: components["schemas"]["LoyaltyTexts"];
                    /** @description Points that stakes earn on this level, in per cent of the usual ones; 100 where absent. */
                    pointsFactor?: components["schemas"]["LoyaltyDecimal"];
                    qualify: components["schemas"]["LoyaltyDecimal"];
                    /** @description Where absent, those of the nearest level below that has some, else those of members without a level. */
                    withdrawals?: components["schemas"]["LoyaltyWithdrawals"];
                }[];
                /** @description Of members without a level; their withdrawals cost nothing where absent. */
                withdrawals?: components["schemas"]["LoyaltyWithdrawals"];
            };
        };
        LoyaltyTexts: {
            EN: string;
        } & {
            [key: string]: string;
        };
        /** @description How many withdrawals of a day cost nothing, and what each further one costs of its amount, in per cent. */
        LoyaltyWithdrawals: {
            fee: components["schemas"]["LoyaltyDecimal"];
            freeADay: number;
        };
        Maintenance: {
            at: components["schemas"]["Timestamp"];
            by: string;
            from: components["schemas"]["Timestamp"];
            /** @description The id of the game; null where it is the whole vendor. */
            game: string | null;
            /** @description Null where it is at every merchant. */
            merchant: string | null;
            reason: string;
            texts: components["schemas"]["Texts"];
            /**
             * Format: date-time
             * @description It is over then; null is until further notice.
             */
            until: string | null;
            vendor: string;
        };
        MakeAgentPayload: {
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            /**
             * @description The account type; the first of the merchant's unless told.
             * @enum {integer}
             */
            type?: 1 | 2 | 41 | 42;
        };
        MallItemChange: {
            amount: string | null;
            byOperator: boolean;
            code: components["schemas"]["LoyaltyCode"];
            description: components["schemas"]["LoyaltyTexts"];
            /** @enum {string} */
            kind: "money" | "freeSpins" | "goods" | "coupon";
            merchant: string;
            minLevel: number;
            on: boolean;
            perMonth: number | null;
            points: number;
            position: number;
            reason: string;
            stock: number | null;
            title: components["schemas"]["LoyaltyTexts"];
            /** @description Of the item that was seen; absent for a new one. */
            version?: number;
        };
        MaskedField: {
            /** @description `name`, `mobile`, `email`, `birthday`, or another field of the brand's registration. */
            field: string;
            /** @description Masked. */
            shown: string;
            /**
             * Format: date-time
             * @description When the member proved to read what is sent there.
             */
            verified: string | null;
        };
        /** @description The most that a round pays, as the vendor states it, in hundredths of the stake: 500000 is 5,000 times the stake. */
        MaxWin: number;
        Member: {
            agent: boolean;
            /** @description Decimal in major units of the currency. */
            balance: string;
            /** @description Bonus money that the member still holds. */
            bonus: string;
            /** @description Whence they registered; null where nobody knows. */
            country: string | null;
            created: components["schemas"]["Timestamp"];
            currency: string;
            /** @description All that ever arrived. */
            deposited: string;
            /** @description The personal data were erased; the account is blocked for good. */
            erased: boolean;
            /**
             * Format: date-time
             * @description Null once it is over.
             */
            excludedUntil: string | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastLogin: string | null;
            /** @description The VIP level, 0 for none; null where the merchant has no levels. */
            level: number | null;
            merchant: string;
            /** @description Masked: the first letter is shown. */
            name: string | null;
            /** @description What was deposited, less what was withdrawn. */
            net: string;
            risk: components["schemas"]["HeldRules"];
            /** @enum {string} */
            status: "active" | "blocked";
            tags: string[];
            /** @description The username of the agent directly above. */
            upline: string | null;
            username: string;
            /** @description In which way they registered. */
            way: ("username" | "mobile" | "social" | "agent") | null;
            /** @description All that was ever paid out. */
            withdrawn: string;
        };
        MemberAge: {
            /** Format: date-time */
            ageVerified: string | null;
            /** Format: uuid */
            id: string;
            merchant: string;
            username: string;
        };
        MemberAgency: {
            /** @enum {string} */
            agent: "yes" | "no";
            /** Format: uuid */
            id: string;
            merchant: string;
            /** @enum {integer} */
            type?: 1 | 2 | 41 | 42;
            username: string;
        };
        /** @description Amounts are decimals in major units. */
        MemberBonus: {
            /** @description What was given. */
            amount: string;
            /** @description What is left of it. */
            balance: string;
            /** @enum {string} */
            book: "real" | "play";
            /** @description What became cash. */
            converted: string;
            currency: string;
            /** Format: date-time */
            ended: string | null;
            /**
             * Format: date-time
             * @description Null until it is active.
             */
            expires: string | null;
            granted: components["schemas"]["Timestamp"];
            /** Format: uuid */
            id: string;
            /** @description Rounds that were begun with it and are not over. */
            openRounds: number;
            /** @description Its code. */
            promotion: string;
            /** @description What must be staked, by weight, before it becomes the member's own. */
            required: string;
            /** @description What went back to its promotion. */
            returned: string;
            /** @enum {string} */
            status: "waiting" | "active" | "closing" | "converted" | "expired" | "forfeited" | "usedUp";
            /** @description How much of that is done. */
            wagered: string;
        };
        MemberChange: {
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description Kept in the audit log. */
            reason?: string;
        };
        MemberDocument: {
            at: components["schemas"]["Timestamp"];
            /** @description Who added it. */
            by: string;
            /** Format: date-time */
            decidedAt: string | null;
            decidedBy: string | null;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["DocumentKind"];
            /** Format: uuid */
            memberId: string;
            /** @description Of the decision. */
            reason: string | null;
            /** @enum {string} */
            state: "waiting" | "accepted" | "rejected";
        };
        /** @description How much the member may deposit within so many days, counted back from now. */
        MemberLimit: {
            /** @description Decimal in major units of the member's currency. */
            amount: string;
            at: components["schemas"]["Timestamp"];
            /** @description The operator who set it. */
            by: string;
            /** @enum {integer} */
            days: 1 | 7 | 30;
            /** @description What was deposited within that span, or is about to be. */
            used: string;
        };
        MemberLimits: {
            /** Format: uuid */
            id: string;
            limits: components["schemas"]["MemberLimit"][];
            username: string;
        };
        MemberMessage: {
            at: components["schemas"]["Timestamp"];
            /** @description What the sentence says of this case. */
            details: string[];
            /** Format: uuid */
            id: string;
            /** @description By which the member's site chooses the sentence. */
            kind: string;
            read: components["schemas"]["Timestamp"] | null;
        };
        MemberProfile: {
            agentType: number | null;
            /**
             * Format: date-time
             * @description When an operator has verified it.
             */
            ageVerified: string | null;
            /** @description Whether one is on. */
            authenticator: boolean;
            balances: components["schemas"]["AccountBalance"][];
            created: components["schemas"]["Timestamp"];
            createdAddress: string;
            currency: string;
            /** @description What arrived in all, decimal in major units. */
            deposited: string;
            /**
             * Format: date-time
             * @description When the personal data were erased.
             */
            erased: string | null;
            /**
             * Format: date-time
             * @description Null once it is over.
             */
            excludedUntil: string | null;
            /** Format: uuid */
            id: string;
            /** @description By which the member came. */
            invitationCode: string | null;
            language: string;
            /** Format: date-time */
            lastLogin: string | null;
            lastLoginAddress: string | null;
            /** @description Of deposits, the shortest span first. */
            limits: components["schemas"]["MemberLimit"][];
            merchant: string;
            mustChangePassword: boolean;
            /** @description Deposited less withdrawn. */
            net: string;
            nickname: string;
            passkeys: number;
            /** @description Whether one is set. */
            paymentPassword: boolean;
            personal: components["schemas"]["MaskedField"][];
            /** @description How many wait for a second operator that concern this member. */
            proposals: number;
            risk: components["schemas"]["HeldRules"];
            /** @enum {string} */
            status: "active" | "blocked";
            tags: string[];
            upline: {
                /** Format: uuid */
                id: string;
                username: string;
            } | null;
            username: string;
            /** Format: date-time */
            withdrawalsPausedUntil: string | null;
            /** @description What was paid out in all. */
            withdrawn: string;
        };
        MemberRisk: {
            /** Format: uuid */
            id: string;
            merchant: string;
            risk: components["schemas"]["HeldRules"];
            username: string;
        };
        MemberSession: {
            address: string;
            /** @description What the browser says of itself. */
            browser: string;
            /** @description The browser itself: by it others are found who logged in there. */
            device: string | null;
            /** Format: uuid */
            id: string;
            lastSeen: components["schemas"]["Timestamp"];
            started: components["schemas"]["Timestamp"];
        };
        MemberStatus: {
            /** Format: uuid */
            id: string;
            merchant: string;
            /** @enum {string} */
            status: "active" | "blocked";
            username: string;
        };
        MemberTags: {
            /** Format: uuid */
            id: string;
            merchant: string;
            tags: string[];
            username: string;
        };
        MemberUpline: {
            /** Format: uuid */
            id: string;
            merchant: string;
            upline: string;
            username: string;
        };
        Mention: {
            /**
             * Format: uuid
             * @description Of the note.
             */
            id: string;
            member: string;
            /** Format: uuid */
            memberId: string;
            merchant: string;
            note: components["schemas"]["Note"];
            /** Format: date-time */
            seen: string | null;
        };
        Merchant: {
            brand: string;
            code: string;
            currency: string;
            host: string;
            jurisdiction: string;
            name: string;
        };
        MerchantFigures: {
            before: components["schemas"]["Figures"];
            begins: components["schemas"]["Timestamp"];
            currency: string;
            /** @description How many days earlier the same weekdays are that `before` tells of: to the hour that it is now where the span is not over. */
            daysBefore: number;
            ends: components["schemas"]["Timestamp"];
            figures: components["schemas"]["Figures"];
            from: components["schemas"]["Day"];
            merchant: string;
            name: string;
            points: components["schemas"]["FiguresPoint"][];
            timeZone: string;
            to: components["schemas"]["Day"];
        };
        /** @description The code or the brand of a merchant. */
        MerchantName: string;
        MerchantPolicy: {
            currency: string;
            /** @description Latest first. */
            history: components["schemas"]["PolicyVersion"][];
            merchant: string;
            /** @description What was set. */
            policy: components["schemas"]["AgentPolicy"];
            /** @description Types of games of the merchant. */
            products: string[];
            /** @description What holds for what was not. */
            usual: components["schemas"]["AgentPolicy"];
            /** @description In force; 0 where none was set. */
            version: number;
        };
        MessagePayload: {
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description As the member reads it. */
            text: string;
        };
        /** @description Countries from which it can be used; empty for all. */
        MethodCountries: string[];
        /** @description What the provider charges the merchant, in hundredths of a percent: a figure for reports, which players never pay. */
        MethodFee: number;
        /** @description Of each day, in the merchant's time zone; null for the whole day. It ends before `to`, on the next day where `to` is earlier. */
        MethodHours: {
            from: components["schemas"]["TimeOfDay"];
            to: components["schemas"]["TimeOfDay"];
        } | null;
        /** @description The VIP level from which members can use it; 0 for everybody. */
        MethodLevel: number;
        /** @description Decimal in major units of the currency; null where the merchant's own limit is all there is. */
        MethodLimit: string | null;
        /** @description What became of deposits that were begun by it within 24 hours. */
        MethodOutcomes: {
            failed: number;
            pending: number;
            succeeded: number;
            /** @description Cancelled, or not paid in time. */
            unpaid: number;
        };
        MethodReason: string;
        /** @description The version that whoever changes it has seen; without it, whatever it is. */
        MethodVersion: number;
        MissionRecount: {
            code: string;
            period: string;
            recounted: string;
            same: boolean;
            shown: string;
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
        Movement: {
            /** @description Decimal in major units; negative for what left. */
            amount: string;
            at: components["schemas"]["Timestamp"];
            /** @description The cash after it. */
            balance: string;
            /** @enum {string} */
            book: "real" | "play";
            currency: string;
            /** @description Vendor and code of the game. */
            game: string | null;
            kind: components["schemas"]["TransactionType"];
            /** @description The round, deposit or withdrawal that caused it. */
            reference: string | null;
            /** Format: uuid */
            transfer: string;
        };
        NamedGame: {
            game: components["schemas"]["GameId"];
            merchant?: components["schemas"]["MerchantName"];
        };
        NamedMember: {
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
        };
        NamedMerchant: {
            merchant?: components["schemas"]["MerchantName"];
        };
        NamedVendor: {
            merchant?: components["schemas"]["MerchantName"];
            vendor: components["schemas"]["VendorCode"];
        };
        NewDocument: {
            /** @description The file in base64. */
            content: string;
            kind: components["schemas"]["DocumentKind"];
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
        };
        NewKey: {
            /** @description Shown here and nowhere else. */
            key: string;
            /**
             * Format: uri
             * @description Where its owner chooses how to log in to the office: once, within 24 hours. Absent where they have, and where it was sent.
             */
            link?: string;
            /** @description What its owner does first. */
            next?: string;
            operator: string;
            /** @description To which address the link was sent, masked. */
            sentTo?: string;
        };
        /** @description The new key. A signing key has 32 characters or more; a webhook’s is written as Standard Webhooks has it, `whsec_...`. */
        NewKeySecret: string;
        NewOperator: {
            /** @description Where the link is sent, which nobody else is shown then. */
            email?: string;
            name: string;
            /** @description Owner of all merchants where absent. */
            roles?: components["schemas"]["GrantedRole"][];
        };
        /** @description What `navigator.credentials.create` gave (WebAuthn level 3), without what nobody reads. */
        NewPasskey: {
            attestationObject: components["schemas"]["Base64Url"];
            clientDataJSON: components["schemas"]["Base64Url"];
            id: components["schemas"]["Base64Url"];
            name: components["schemas"]["PasskeyName"];
            transports?: string[];
        };
        /** @description Where the next page begins; null on the last one. */
        Next: string | null;
        Note: {
            at: components["schemas"]["Timestamp"];
            author: string;
            /**
             * Format: uuid
             * @description The deposit that it is about; null for the member as such.
             */
            deposit: string | null;
            /** Format: uuid */
            id: string;
            /** @description The colleagues whom it names, as `@name`: they are told. */
            mentions: string[];
            pinned: boolean;
            text: string;
        };
        NotePayload: {
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @default false */
            pinned: boolean;
            /** @description A colleague who is named in it, as `@name`, is told. */
            text: string;
        };
        NumberExposure: {
            /** @description What the house would pay if it came, decimal in major units. */
            amount: string;
            /** @description The step that comes next. */
            next: components["schemas"]["ExposureStep"] | null;
            /** @description With its place before it where the type has places, such as `3:7`; empty where the type counts as a whole. */
            number: string;
            /** @description The step that is reached; 0 is none. */
            step: number;
            type: string;
        };
        /** @enum {string} */
        OfferedKind: "depositBonus" | "reward" | "award" | "envelope" | "raffle" | "signIn" | "cashback" | "freeSpins" | "levelUp" | "invite" | "mission" | "leaderboard";
        /** @description What an offer of a kind may state. */
        OfferLimits: {
            maxRate?: components["schemas"]["PolicyRate"];
            maxTiers?: number;
            minRate?: components["schemas"]["PolicyRate"];
            /** @description A downline may get the rate of its upline. */
            sameRate?: boolean;
            /** @description Rates are multiples of it. */
            step?: components["schemas"]["PolicyRate"];
        };
        /** @description What a promotion gives and to whom, as rewards 6 writes it: `percent`, `minDeposit`, `maxBonus`, `amount`, `prizes`, `amounts`, `period` and so on by kind; `wagering`, `from`, `to`, `perMember`, `perMemberPerDay`, `total`, `claimWithinHours`, `exclusiveWith`, `optIn`, `decision`, `mayApplyAgain`, `eligible`, `group`, `order`, `picture` (a path of the site). */
        OfferTerms: {
            [key: string]: unknown;
        };
        /** @description What members read, by language. Figures stand in it as slots, such as `{percent}`. */
        OfferTexts: {
            description?: components["schemas"]["PromotionTextIn"];
            terms?: components["schemas"]["PromotionTextIn"];
            title?: components["schemas"]["PromotionTextIn"];
        };
        OfficeAgent: {
            blocked: boolean;
            /** @description In force or signed. */
            contracts: number;
            /** @description Of these directly. */
            direct: number;
            /** @description Prize group. */
            group: number | null;
            /** Format: uuid */
            id: string;
            level: number;
            merchant: string;
            /** @description Accounts below it. */
            teamSize: number;
            /** @description 0 for a member. */
            type: number;
            /** @description Null at level 1. */
            upline: string | null;
            username: string;
        };
        /** @description Decimal, in the currency that stands beside it. */
        OfficeAmount: string;
        OfficeBill: {
            billKey: string;
            corrections: number;
            currency: string;
            due: components["schemas"]["OfficeAmount"];
            kind: components["schemas"]["RunKind"];
            /** @description It waits for an approval, or was denied or not collected. */
            mayApprove: boolean;
            mayDeny: boolean;
            member: string;
            merchant: string;
            owed: components["schemas"]["OfficeAmount"];
            paid: components["schemas"]["OfficeAmount"];
            /** @description Null for the platform. */
            payer: string | null;
            period: string;
            state: components["schemas"]["OfficeBillState"];
            tier: number;
        };
        OfficeBillExplanation: {
            bets: {
                /** Format: date-time */
                at: string;
                game: string;
                id: string;
                member: string;
                stake: components["schemas"]["OfficeAmount"];
                win: components["schemas"]["OfficeAmount"];
            }[];
            bill: components["schemas"]["OfficeBill"];
            claims: components["schemas"]["OfficeClaim"][];
            currency: string;
            figures: {
                name: string;
                value: string;
            }[];
            /** @description In the names of the figures. */
            formula: string;
            nextTier: {
                active: number;
                loss: components["schemas"]["OfficeAmount"];
                tier: number;
                turnover: components["schemas"]["OfficeAmount"];
            } | null;
            page: components["schemas"]["Page"];
            rate: string | null;
            source: {
                fromBill: components["schemas"]["OfficeAmount"];
                fromWallet: components["schemas"]["OfficeAmount"];
            };
            team: {
                active: number;
                bets: number;
                due: components["schemas"]["OfficeAmount"];
                member: string;
                net: components["schemas"]["OfficeAmount"];
                turnover: components["schemas"]["OfficeAmount"];
            }[];
            tiers: components["schemas"]["PlatformTier"][];
            transfers: {
                amount: components["schemas"]["OfficeAmount"];
                /** Format: date-time */
                at: string;
                from: string | null;
                key: string;
                to: string | null;
            }[];
        };
        /** @enum {string} */
        OfficeBillState: "stopped" | "held" | "notReached" | "awaiting" | "toCollect" | "denied" | "expired" | "issued" | "part" | "unpaid";
        OfficeClaim: {
            arisen: components["schemas"]["OfficeAmount"];
            /** Format: date-time */
            aroseAt: string;
            billKey: string | null;
            currency: string;
            from: string;
            id: string;
            kind: components["schemas"]["RunKind"];
            merchant: string;
            open: components["schemas"]["OfficeAmount"];
            /** @enum {string} */
            reason: "bill" | "correction";
            /** @description Null for the platform. */
            to: string | null;
        };
        OfficeContract: {
            /** Format: uuid */
            contractId: string;
            cycle: string;
            /** Format: date-time */
            from: string | null;
            kind: components["schemas"]["RunKind"];
            member: string;
            merchant: string;
            /** Format: date-time */
            offeredAt: string;
            /** @description Null for the platform. */
            payer: string | null;
            /** @enum {string} */
            state: "offered" | "active" | "ending" | "ended" | "rejected" | "withdrawn" | "lapsed";
            /** @description Of affiliates alone. */
            terms?: components["schemas"]["AffiliateTerms"];
            tiers: components["schemas"]["PlatformTier"][];
            /** Format: date-time */
            to: string | null;
            version: number;
        };
        OfficeDraw: {
            closes: components["schemas"]["Timestamp"];
            day: components["schemas"]["lottery_Day"];
            draw: components["schemas"]["DrawId"];
            /** @description When it is drawn. */
            drawn: components["schemas"]["Timestamp"];
            game: components["schemas"]["GameCode"];
            /** @description `<merchant>/<draw>`. */
            id: string;
            issue: string;
            /** @description Of the book at the close; null before. */
            lines: number | null;
            merchant: string;
            opens: components["schemas"]["Timestamp"];
            pack: components["schemas"]["PackId"];
            /** @description Wins, once it is settled. */
            payouts: components["schemas"]["LotterySum"][];
            problem: components["schemas"]["DrawProblem"] | null;
            result: components["schemas"]["LotteryNumbers"] | null;
            /** @description Of the book at the close. Trial players are left out. */
            stakes: components["schemas"]["LotterySum"][];
            status: components["schemas"]["DrawStatus"];
        };
        OfficeDrawPage: {
            bookHash: string | null;
            calendarVersion: number;
            clientSeed: string | null;
            /** @description Of an in-house draw. */
            commitment: string | null;
            draw: components["schemas"]["OfficeDraw"];
            entry: components["schemas"]["DrawEntry"];
            /** @description What a result of it consists of. */
            form: components["schemas"]["ResultField"][];
            /** @description Bets that stand now, of real money. */
            live: {
                currency: string;
                lines: number;
                /** @description Decimal in major units. */
                stake: string;
            };
            /** @description Known once it opens. */
            packVersion: number | null;
            /** @description What is known so far. */
            partial: components["schemas"]["LotteryNumbers"] | null;
            /** @description Prizes of its result whose numbers repeat although they never should. */
            repeated: string[];
            /** @description The latest of each source. */
            reports: components["schemas"]["DrawReport"][];
            /** @description How often it was settled. */
            run: number;
            /** @description Known with the result. */
            serverSeed: string | null;
            settled: components["schemas"]["Timestamp"] | null;
            /** @description Oldest first. */
            steps: components["schemas"]["DrawStep"][];
            /** @description Why two operators must look at its result. */
            stopped: string | null;
            voidPrizes: components["schemas"]["VoidPrizes"];
            voidReason: string | null;
        };
        OfficeLotteryGame: {
            area: string;
            calendar: components["schemas"]["LotteryVersion"];
            /** @description Of the last 30 days and from now on, the latest first. */
            exceptions: components["schemas"]["CalendarException"][];
            game: components["schemas"]["GameCode"];
            hot: boolean;
            /** @description `<merchant>/<game>`. */
            id: string;
            merchant: string;
            /** @description As players see it. */
            names: components["schemas"]["Texts"];
            on: boolean;
            pack: components["schemas"]["PackId"];
            /** @enum {string} */
            prizeMode: "LOTT" | "ZY" | "ELOTT" | "SEA";
            /** @description The game whose results it takes over. */
            resultOf: string | null;
            /** @description Of the calendar in force for draws that are not made yet. */
            rows: components["schemas"]["CalendarRow"][];
            /** @enum {string} */
            source: "outside" | "inHouse";
            /** @description Counts the changes of `on` and `hot`. */
            version: number;
        };
        OfficeLotteryLine: {
            at: string | null;
            /** @enum {string} */
            book: "real" | "play";
            combinations: number;
            costUnits: number;
            currency: string;
            draw: components["schemas"]["DrawId"];
            hits: number;
            /** Format: uuid */
            id: string;
            maxPayout: string;
            /** @description Username. */
            member: string;
            /** Format: uuid */
            memberId: string;
            merchant: string;
            odds: components["schemas"]["LotteryOddsValue"];
            payout: string;
            placed: components["schemas"]["Timestamp"];
            reason: string | null;
            refund: string;
            selection: string[];
            stake: string;
            state: components["schemas"]["LineState"];
            /** Format: uuid */
            ticket: string;
            type: string;
            unit: string;
            void: boolean;
        };
        OfficeLotteryPack: {
            /** @description How many of them the merchant has set. */
            changed: number;
            currency: string;
            /** @description Those that use it, in the order of the lobby. */
            games: components["schemas"]["PackGame"][];
            /** @description `<merchant>/<pack>`. */
            id: string;
            last: components["schemas"]["LotteryVersion"];
            merchant: string;
            /** @description How many of them are turned off. */
            off: number;
            pack: components["schemas"]["PackId"];
            /** @description How many it has. */
            types: number;
        };
        OfficeLotteryPackPage: {
            pack: components["schemas"]["OfficeLotteryPack"];
            settings: components["schemas"]["LotterySettings"];
            /** @description As they are offered. */
            types: components["schemas"]["LotteryType"][];
            /** @description The 50 latest, the latest first. */
            versions: components["schemas"]["LotteryVersion"][];
        };
        OfficeLoyaltyTerms: {
            at: components["schemas"]["Timestamp"];
            by: string;
            id: string;
            merchant: string;
            reason: string;
            subject: components["schemas"]["LoyaltySubject"];
            terms: components["schemas"]["LoyaltyTermsOf"];
            version: number;
        };
        OfficeMallItem: {
            amount: string | null;
            byOperator: boolean;
            code: components["schemas"]["LoyaltyCode"];
            /** @description Of the merchant; the amount is in it. */
            currency: string;
            description: components["schemas"]["LoyaltyTexts"];
            id: string;
            /** @enum {string} */
            kind: "money" | "freeSpins" | "goods" | "coupon";
            merchant: string;
            minLevel: number;
            on: boolean;
            perMonth: number | null;
            points: number;
            position: number;
            stock: number | null;
            title: components["schemas"]["LoyaltyTexts"];
            version: number;
        };
        /** @enum {string} */
        OfficeOrderStatus: "inProcess" | "approved" | "rejected";
        OfficePromotion: {
            /** @description What may still be given. */
            budget: components["schemas"]["Money"];
            claims: number;
            code: string;
            from: components["schemas"]["Timestamp"] | null;
            /** @description To members, as cash and as bonus money. */
            given: components["schemas"]["Money"];
            /** @description Something is written and not published. */
            hasDraft: boolean;
            id: string;
            kind: string;
            merchant: string;
            /** @description Bonus money that expired, was given up or went over a cap. It is no budget again. */
            returned: components["schemas"]["Money"];
            revision: number;
            state: components["schemas"]["OfficePromotionState"];
            title: string;
            to: components["schemas"]["Timestamp"] | null;
            /** @description In force; null before the first publication. */
            version: number | null;
        };
        OfficePromotionPage: {
            closed: {
                at: components["schemas"]["Timestamp"];
                by: string;
                reason: string;
            } | null;
            /** @description Of the draft, or else of the version in force. */
            cost: components["schemas"]["PromotionCost"] | null;
            draft: {
                at: components["schemas"]["Timestamp"];
                by: string;
                terms: components["schemas"]["OfferTerms"];
                texts: components["schemas"]["OfferTexts"];
            } | null;
            /** @description Of the site: each needs a title and terms. */
            languages: string[];
            /** @description What keeps the draft from being published. */
            problems: components["schemas"]["PromotionProblem"][];
            promotion: components["schemas"]["OfficePromotion"];
            versions: components["schemas"]["OfficePromotionVersion"][];
        };
        /**
         * @description `draft`: never published; `budget`: pays for points, levels, missions, boards or rebates.
         * @enum {string}
         */
        OfficePromotionState: "draft" | "scheduled" | "running" | "ended" | "closed" | "budget";
        OfficePromotionVersion: {
            approvedBy: string | null;
            at: components["schemas"]["Timestamp"];
            by: string;
            /** @description Of a draw: SHA-256 of its seed. */
            commitment: string | null;
            reason: string | null;
            terms: components["schemas"]["OfferTerms"];
            texts: components["schemas"]["OfferTexts"];
            version: number;
        };
        OfficeQuota: {
            granted: number;
            group: number;
            passedOn: number;
            used: number;
        };
        OfficeRedeemOrder: {
            /** @description Only in the answer to an approval of goods. */
            address: string | null;
            amount: components["schemas"]["Money"] | null;
            appliedAt: components["schemas"]["Timestamp"];
            by: string | null;
            decidedAt: components["schemas"]["Timestamp"] | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "money" | "freeSpins" | "goods" | "coupon";
            member: string;
            merchant: string;
            points: number;
            quantity: number;
            /** @description What comes with it, or why it was rejected. */
            remark: string;
            status: components["schemas"]["OfficeOrderStatus"];
            title: string;
        };
        OfficeShare: {
            /**
             * @description all: what is left of a pool; percent: `rate` of the stake.
             * @enum {string}
             */
            mode: "all" | "percent" | "none";
            rate?: components["schemas"]["PolicyRate"];
        };
        OfficeTransfer: {
            amount: components["schemas"]["OfficeAmount"];
            /** Format: date-time */
            askedAt: string;
            currency: string;
            /** Format: date-time */
            decidedAt: string | null;
            decidedBy: string | null;
            /** @enum {string} */
            direction: "transferDown" | "transferUp";
            from: string;
            /** Format: uuid */
            id: string;
            merchant: string;
            /** @description Why the money went back. */
            reason: string | null;
            state: components["schemas"]["OfficeTransferState"];
            to: string;
        };
        /** @enum {string} */
        OfficeTransferState: "waiting" | "sent" | "returned" | "cancelled";
        OpenRound: {
            currency: string;
            game: string;
            /** Format: uuid */
            id: string;
            member: string;
            merchant: string;
            /** @enum {string} */
            money: "real" | "play";
            placed: components["schemas"]["Timestamp"];
            /** @description Decimal in major units of the currency. */
            stake: string;
            vendor: string;
            vendorRound: string;
            /** @description Decimal in major units of the currency. */
            win: string;
        };
        OpenSession: {
            by: components["schemas"]["FactorName"];
            /** @description The one that asks. */
            here: boolean;
            /** Format: uuid */
            id: string;
            ip: string;
            lastSeenAt: components["schemas"]["Timestamp"];
            loggedInAt: components["schemas"]["Timestamp"];
            userAgent: string;
        };
        Operator: {
            added: components["schemas"]["Timestamp"];
            addedBy: string;
            /** @description Masked. */
            email: string | null;
            operator: string;
            roles: components["schemas"]["GrantedRole"][];
            /** @enum {string} */
            state: "may act" | "must make an own key";
        };
        OperatorName: {
            name: string;
        };
        OperatorRoles: {
            name: string;
            roles: components["schemas"]["GrantedRole"][];
        };
        OutboundCall: {
            attempts: number;
            created: components["schemas"]["Timestamp"];
            /** @description Why the last attempt failed, without what was sent; empty where none has. */
            error: string;
            /** Format: uuid */
            id: string;
            /** @description What is called, such as `begin-payment` or `notice-mail`. */
            kind: string;
            merchant: string;
            /** @description When the next attempt is due; empty where there is none. */
            next: string;
            /** @description Whether it can be made again. */
            retry: boolean;
            /** @enum {string} */
            state: "waiting" | "failed";
        };
        OutboundCallId: {
            id: string;
            merchant?: components["schemas"]["MerchantName"];
        };
        OwnFactors: {
            passkeys: {
                /** Format: uuid */
                id: string;
                lastUsed: components["schemas"]["Timestamp"] | null;
                made: components["schemas"]["Timestamp"];
                name: string;
                /** @description The office's host for which it was made. */
                site: string;
                /** @description It may have been copied, and opens nothing any more. */
                suspected: boolean;
            }[];
            /** @description With an authenticator, always; null where there is none. */
            password: {
                chosen: components["schemas"]["Timestamp"];
            } | null;
        };
        OwnSession: {
            endsAt: components["schemas"]["Timestamp"];
            factors: components["schemas"]["Factors"];
            /** Format: uuid */
            id: string;
            /** @description After so long without a request it ends. */
            idleSeconds: number;
            loggedInAt: components["schemas"]["Timestamp"];
            /** @description Those that any of the roles is for, with what may be done at each. */
            merchants: {
                code: string;
                name: string;
                rights: components["schemas"]["Rights"];
                /** @description IANA name, in which its days begin and end. */
                timeZone: string;
            }[];
            operator: string;
            /** @description Until then nothing asks for another proof of who is there. */
            provedUntil: components["schemas"]["Timestamp"];
            rights: components["schemas"]["Rights"];
            roles: components["schemas"]["GrantedRole"][];
        };
        PackGame: {
            game: components["schemas"]["GameCode"];
            /** @description As players see it. */
            names: components["schemas"]["Texts"];
        };
        /** @example vn-north */
        PackId: string;
        Page: {
            pageNo: number;
            pageSize: number;
            totalCount: number;
            totalPages: number;
        };
        /** @description A key between this installation and a vendor or payment provider, which signs messages or is sent with them. It is never shown itself. */
        PartnerKey: {
            by: string | null;
            fingerprint: components["schemas"]["KeyFingerprint"];
            /** @description As the subject of proposals and of the audit log: the vendor’s code, or `<provider>/<name>`. */
            id: string;
            name: components["schemas"]["PartnerKeyName"];
            /** @description Code of the vendor or provider. */
            partner: string;
            /** @description The previous key, while messages signed with it are still accepted. */
            previous: {
                fingerprint: components["schemas"]["KeyFingerprint"];
                until: components["schemas"]["Timestamp"];
            } | null;
            reason: string | null;
            since: components["schemas"]["Timestamp"] | null;
            /** @description How often operators have replaced it; 0 while the configuration’s holds. */
            version: number;
        };
        /**
         * @description `signing` signs messages in both directions, `api` is sent with our calls, `webhook` signs what a provider reports.
         * @enum {string}
         */
        PartnerKeyName: "signing" | "api" | "webhook";
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
        PasswordLogIn: {
            code: components["schemas"]["AuthenticatorCode"];
            name: components["schemas"]["AccountName"];
            password: string;
        };
        PaymentMethod: {
            at: components["schemas"]["Timestamp"] | null;
            by: string | null;
            countries: components["schemas"]["MethodCountries"];
            currency: string;
            fee: components["schemas"]["MethodFee"];
            hours: components["schemas"]["MethodHours"];
            /** @description `<merchant>/<method>`. */
            id: string;
            lastDay: components["schemas"]["MethodOutcomes"];
            max: components["schemas"]["MethodLimit"];
            merchant: string;
            method: components["schemas"]["PaymentMethodName"];
            min: components["schemas"]["MethodLimit"];
            minLevel: components["schemas"]["MethodLevel"];
            /**
             * @description Whether it can be used now: `hours`, not at this time of day; `limits`, no amount is within both its own limits and the merchant’s.
             * @enum {string}
             */
            now: "open" | "off" | "hours" | "limits";
            on: boolean;
            /** @description Code of the merchant's payment provider. */
            provider: string;
            reason: string | null;
            /** @description Of the merchant; `hours` are in it. */
            timeZone: string;
            /** @description Counts the changes of its terms; 0 where there was none. */
            version: number;
        };
        PaymentMethodChange: {
            countries?: components["schemas"]["MethodCountries"];
            fee?: components["schemas"]["MethodFee"];
            hours?: components["schemas"]["MethodHours"];
            max?: components["schemas"]["MethodLimit"];
            merchant: components["schemas"]["MerchantName"];
            method: components["schemas"]["PaymentMethodName"];
            min?: components["schemas"]["MethodLimit"];
            minLevel?: components["schemas"]["MethodLevel"];
            reason: components["schemas"]["MethodReason"];
            version?: components["schemas"]["MethodVersion"];
        };
        /** @enum {string} */
        PaymentMethodName: "ewallet" | "bank" | "card" | "qr";
        PaymentMethodOrder: {
            merchant: components["schemas"]["MerchantName"];
            /** @description All of them, the first one first. */
            methods: components["schemas"]["PaymentMethodName"][];
        };
        PaymentMethodPlaces: {
            merchant: string;
            methods: components["schemas"]["PaymentMethodName"][];
        };
        PaymentMethodSwitch: {
            merchant: components["schemas"]["MerchantName"];
            method: components["schemas"]["PaymentMethodName"];
            on: boolean;
            reason: components["schemas"]["MethodReason"];
            version?: components["schemas"]["MethodVersion"];
        };
        PaymentMethodTest: {
            merchant: components["schemas"]["MerchantName"];
            method: components["schemas"]["PaymentMethodName"];
        };
        PendingWithdrawal: {
            account: string;
            /** @description Decimal in major units of the currency. */
            amount: string;
            bank: string;
            /** @description The operator who has it to themselves, until `claimedUntil`. */
            claimedBy: string | null;
            /** Format: date-time */
            claimedUntil: string | null;
            currency: string;
            /**
             * Format: date-time
             * @description When the member was last asked for a document.
             */
            documentAsked: string | null;
            /** @description What it cost the member, if anything, in addition to the amount. */
            fee?: string;
            /** @description Nothing was ever paid out to the member. */
            first: boolean;
            heldBy: string | null;
            /**
             * Format: date-time
             * @description Nobody may pay it out before then.
             */
            heldUntil: string | null;
            holdReason: string | null;
            /** Format: uuid */
            id: string;
            member: string;
            /** Format: uuid */
            memberId: string;
            merchant: string;
            payee: string;
            /** @description Pictures that the member sent with it. */
            proofs: number;
            /** @description What the member says is still missing of a disputed one that arrived in part. */
            remaining?: string;
            requested: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When a risk rule asked the member to prove again who they are.
             */
            secondProofAsked: string | null;
            /** Format: date-time */
            secondProofGiven: string | null;
            status: string;
        };
        Period: {
            /** @description ISO 8601 with a zone. */
            from?: string;
            /** @description ISO 8601 with a zone. */
            to?: string;
        };
        PictureFile: {
            /** @description The bytes of the file, base64. */
            content: string;
            merchant: components["schemas"]["MerchantName"];
            name: string;
        };
        PlanEnd: {
            merchant: components["schemas"]["MerchantName"];
            plan: string;
        };
        /** @description The next change that somebody has planned. */
        PlannedSetting: {
            by: string;
            from: components["schemas"]["Timestamp"];
            value: components["schemas"]["SettingValue"];
        };
        PlatformContract: {
            /** Format: uuid */
            contractId: string;
            kind: components["schemas"]["RunKind"];
            member: string;
            version: number;
        };
        PlatformContractPayload: {
            /**
             * @description How the kind is settled, as it was shown; refused where the policy says otherwise by now.
             * @enum {string}
             */
            cycle?: "daily" | "weekly" | "semimonthly" | "monthly" | "hourly" | "window";
            /** @enum {string} */
            kind: "daily" | "hourly" | "realtime" | "dividend" | "affiliate";
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
            /** @description For affiliates only. */
            terms?: components["schemas"]["AffiliateTerms"];
            tiers: components["schemas"]["PlatformTier"][];
        };
        PlatformTier: {
            active?: number;
            bet5?: string;
            bet15?: string;
            loss?: string;
            lossRate?: string;
            ngr?: string;
            rate?: string;
            single?: string;
            turnover?: string;
            winRate?: string;
        };
        PointsMovement: {
            at: components["schemas"]["Timestamp"];
            /** @description The points after it. */
            balance: number;
            /** @description Of an order, what was ordered. */
            item: string | null;
            /** @enum {string} */
            kind: "pointsEarned" | "pointsConverted" | "pointsHeld" | "pointsGivenBack";
            /** @description Negative for what left. */
            points: number;
            /** @description The order or the conversion, or where they were earned. */
            reference: string | null;
            /** Format: uuid */
            transfer: string;
        };
        PolicyAmount: string;
        /** @description Percent. */
        PolicyRate: string;
        PolicySet: {
            merchant: string;
            version: number;
        };
        PolicyVersion: {
            /** Format: date-time */
            madeAt: string;
            /** @description The proposal of the two operators who set it, or what else did. */
            madeBy: string;
            policy: components["schemas"]["AgentPolicy"];
            reason: string;
            version: number;
        };
        PreparedReport: {
            /** @description Null until it is done. */
            answer: components["schemas"]["Report"] | null;
            expires: components["schemas"]["Timestamp"];
            /** @description Why it failed. */
            failure: string | null;
            /**
             * Format: date-time
             * @description When its figures were computed.
             */
            finished: string | null;
            /** Format: uuid */
            id: string;
            report: string;
            started: components["schemas"]["Timestamp"];
            /** @enum {string} */
            status: "waiting" | "running" | "done" | "failed";
            /** @description How many steps are done. */
            step: number;
            steps: number;
            /** @description It has more rows than are kept; its file has all of them. */
            truncated: boolean;
        };
        PreviewAddress: {
            address: string;
        };
        PreviewWanted: {
            /** @description A local time of the merchant; what is planned for then is shown. Now where absent. */
            at?: string;
            item: string;
            language: string;
            merchant: components["schemas"]["MerchantName"];
            /**
             * @description Whose popups are shown.
             * @enum {string}
             */
            state: "visitor" | "member" | "firstLogin";
            /** @enum {string} */
            theme: "dark" | "light";
            version: number;
        };
        Progress: {
            done: number;
            failed: number;
            /** @description Changed since it was proposed; left as they are. */
            stale: number;
            waiting: number;
        };
        PromotionClosing: {
            merchant: string;
            promotion: components["schemas"]["PromotionCode"];
            reason: string;
        };
        PromotionCode: string;
        PromotionConditions: {
            code?: components["schemas"]["PromotionCode"];
            kind: components["schemas"]["OfferedKind"];
            merchant: string;
            terms: components["schemas"]["OfferTerms"];
        };
        PromotionCost: {
            /** @description Of one claim on average; null where it depends on the member. */
            expected: components["schemas"]["Money"] | null;
            /** @description Of all claims; null where it has no limit. */
            total: components["schemas"]["Money"] | null;
            /** @description Of one claim; null where it has no limit. */
            worst: components["schemas"]["Money"] | null;
        };
        /** @description Amounts are decimals in major units of the merchant's currency. */
        PromotionDecimal: string;
        PromotionDecision: {
            /** @description Of an award. */
            amount?: string;
            approve: boolean;
            entry: string;
            merchant: string;
            /** @description The member reads it where it is rejected. */
            reason: string;
        };
        PromotionDraft: {
            code: components["schemas"]["PromotionCode"];
            kind: components["schemas"]["OfferedKind"];
            merchant: string;
            /** @description Of the promotion that was seen; absent for a new one. */
            revision?: number;
            terms: components["schemas"]["OfferTerms"];
            texts: components["schemas"]["OfferTexts"];
        };
        PromotionEntry: {
            /** @description What is applied for or was given. */
            amount: components["schemas"]["Money"];
            appliedAt: components["schemas"]["Timestamp"];
            by: string | null;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["OfferedKind"];
            member: string;
            merchant: string;
            /** @description Of an award; the operator states the amount up to it. */
            most: components["schemas"]["Money"] | null;
            promotion: string;
            /** @description Pictures that the member sent with it. */
            proofs: number;
            reason: string | null;
            remark: string;
            /** @description What spoke against it when it was applied for, the heaviest first. */
            signals: components["schemas"]["ClaimSignal"][];
            /**
             * @description `process`: free spins that are still being played.
             * @enum {string}
             */
            status: "applying" | "rejected" | "process" | "issued" | "claimed";
        };
        PromotionFunding: {
            amount: string;
            /** @enum {string} */
            direction: "in" | "out";
            merchant: string;
            promotion: components["schemas"]["PromotionCode"];
            reason: string;
        };
        PromotionOutcome: {
            bonus: components["schemas"]["Money"];
            cash: components["schemas"]["Money"];
            converted: components["schemas"]["Money"];
            /** @description What the promotion cost: given less returned and what is still held as bonus money. */
            cost: components["schemas"]["Money"];
            /** @description The round at which it became cash, from 1. */
            endedAt: number | null;
            given: components["schemas"]["Money"];
            played: number;
            /** @description Why it gave nothing. */
            refused: string | null;
            required: components["schemas"]["Money"];
            returned: components["schemas"]["Money"];
            /** @enum {string} */
            status: "cash" | "waiting" | "active" | "closing" | "converted" | "expired" | "forfeited" | "usedUp";
            wagered: components["schemas"]["Money"];
        };
        PromotionProblem: {
            /** @enum {string} */
            code: "missing" | "figure" | "slot" | "prizeWithoutWeight" | "multiplierTooHigh" | "mixedLines" | "noWeights" | "ended" | "budgetTooSmall" | "unknownGame" | "nothingWritten" | "unreadable";
            found?: string;
            language?: string;
            needed?: components["schemas"]["Money"];
            /** @enum {string} */
            text?: "title" | "description" | "terms";
        };
        PromotionPublication: {
            merchant: string;
            promotion: components["schemas"]["PromotionCode"];
            reason: string;
            /** @description That was seen; another is refused with `version_conflict`. */
            revision: number;
        };
        PromotionScenario: {
            deposit: components["schemas"]["PromotionDecimal"];
            kind: components["schemas"]["OfferedKind"];
            /** @enum {string} */
            line: "RNG" | "LIVE" | "FISH" | "PVP" | "BGS" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT";
            merchant: string;
            /** @description What each round pays of its stake, in per cent. */
            returns: string;
            rounds: number;
            /** @description Of each round. */
            stake: components["schemas"]["PromotionDecimal"];
            terms: components["schemas"]["OfferTerms"];
        };
        /** @description A text by language, such as `EN`. */
        PromotionTextIn: {
            [key: string]: string;
        };
        Proposal: {
            at: components["schemas"]["Timestamp"];
            by: string;
            changes: components["schemas"]["ProposedChange"][];
            command: string;
            decidedAt: components["schemas"]["Timestamp"] | null;
            decidedBy: string | null;
            effect: components["schemas"]["Effect"] | null;
            expires: components["schemas"]["Timestamp"];
            /** @description Of what is proposed: sent with an approval, so that what was reviewed is done and nothing else. */
            hash: string;
            /** Format: uuid */
            id: string;
            /** @description The changes are about a person and masked: `revealProposal` shows them in clear. */
            masked: boolean;
            /** @description Whoever asks may approve or reject it. */
            mayDecide: boolean;
            /** @description Whoever asks may stop it, or have it go on. */
            maySteer: boolean;
            /** @description Null for the installation. */
            merchant: string | null;
            /** @description Once approved it waits until then. */
            notBefore: components["schemas"]["Timestamp"] | null;
            operation: string;
            /** @description Why it was rejected, or why it could not be done. */
            outcome: string | null;
            /** @description Whoever asks proposed it. */
            own: boolean;
            /** @description Of one with many subjects. */
            progress: components["schemas"]["Progress"] | null;
            reason: string | null;
            status: components["schemas"]["ProposalStatus"];
            subject: {
                id: string;
                /** @enum {string} */
                kind: "withdrawal" | "deposit" | "member" | "merchant" | "members" | "operator" | "role" | "vendor" | "setting" | "method" | "draw" | "bet" | "calendar" | "pack" | "content" | "promotion" | "loyalty" | "broadcast" | "rule" | "provider";
                name: string;
            };
        };
        ProposalItem: {
            id: string;
            name: string;
            /** @description Why it failed. */
            outcome: string | null;
            /**
             * @description `stale`: it has changed since it was proposed, and was left as it is.
             * @enum {string}
             */
            status: "waiting" | "done" | "stale" | "failed";
        };
        /** @enum {string} */
        ProposalStatus: "open" | "approved" | "stopped" | "executed" | "failed" | "rejected" | "withdrawn" | "expired" | "stale";
        ProposedChange: {
            after: string | null;
            before: string | null;
            /** @enum {string} */
            field: "status" | "name" | "mobile" | "depositsADay" | "depositsAWeek" | "depositsAMonth" | "bonus" | "reference" | "debt" | "access" | "roles" | "email" | "permission" | "password" | "paymentPassword" | "authenticator" | "personalData" | "dataFile" | "newGames" | "changedGames" | "gamesBack" | "goneGames" | "offered" | "value" | "from" | "min" | "max" | "fee" | "countries" | "hours" | "minLevel" | "order" | "calendar" | "day" | "result" | "voidPrizes" | "refund" | "payout" | "odds" | "limits" | "offer" | "upline" | "policy" | "state" | "version" | "to" | "terms" | "texts" | "budget" | "expectedCost" | "worstCost" | "segment" | "members" | "message" | "tagsAdded" | "tagsRemoved" | "key" | "overlap";
        };
        ProviderHealth: {
            failed: number;
            merchant: string;
            pending: number;
            provider: string;
            succeeded: number;
            /** @description Given up because nobody paid. */
            unpaid: number;
        };
        ProviderKeyEnd: {
            name: components["schemas"]["PartnerKeyName"];
            provider: string;
            reason: components["schemas"]["KeyReason"];
        };
        ProviderKeyReplacement: {
            name: components["schemas"]["PartnerKeyName"];
            overlapHours: components["schemas"]["KeyOverlap"];
            provider: string;
            reason: components["schemas"]["KeyReason"];
            secret: components["schemas"]["NewKeySecret"];
        };
        Publication: {
            /** @description In the zone of the merchant, such as 2030-01-01T00:00; at once where absent. */
            from?: string;
            item: string;
            merchant: components["schemas"]["MerchantName"];
            reason?: string;
            revision?: number;
            /** @description Exclusive. */
            to?: string;
            /** @description Null takes it down. */
            version: number | null;
        };
        PushKey: {
            /** @description VAPID, base64url. */
            key: string;
        };
        PushKeyPayload: {
            merchant: components["schemas"]["MerchantName"];
        };
        /** @description Ages are in minutes. */
        Queue: {
            count: number;
            late: boolean;
            median: number | null;
            oldest: number | null;
            /** @enum {string} */
            queue: "withdrawals" | "deposits" | "transfers" | "proposals" | "feedback" | "redeems" | "disputes" | "cases";
            /** @description In which the oldest should have been dealt with. */
            target: number;
        };
        QueueChange: {
            /** @description Null where it is the installation's. */
            merchant: string | null;
            /** @enum {string} */
            queue: "chat" | "deposits" | "feedback" | "mentions" | "proposals" | "transfers" | "withdrawals";
        };
        ReachAsked: {
            merchant: components["schemas"]["MerchantName"];
            segment: components["schemas"]["BroadcastSegment"];
        };
        /** @description Why, for the audit log. */
        Reason: string;
        Reconciled: {
            asked: components["schemas"]["Timestamp"];
            /** @description Found when it last answered. */
            differences: number;
            /**
             * Format: date-time
             * @description When it last answered; null where it never did.
             */
            heard: string | null;
        };
        ReconciliationHealth: {
            asked: components["schemas"]["Timestamp"];
            /** @description How many there were then. */
            differences: number;
            /**
             * Format: date-time
             * @description When it last answered; null if it never did.
             */
            heard: string | null;
            /** @description Whose books ours are compared with, such as `vendor JL`. */
            source: string;
        };
        RedeemDecision: {
            approve: boolean;
            merchant: string;
            order: string;
            /** @description The member reads it: why it is rejected, or what comes with it. */
            reason: string;
        };
        ReferralDecision: {
            approve: boolean;
            merchant: string;
            /** @description The inviter reads why it is rejected. */
            reason: string;
            /** @description Its id. */
            review: string;
        };
        ReferralReview: {
            askedAt: components["schemas"]["Timestamp"];
            by: string | null;
            decidedAt: components["schemas"]["Timestamp"] | null;
            /**
             * Format: uuid
             * @description The invited member.
             */
            id: string;
            /** @description A username. */
            invited: string;
            /** @description A username. */
            inviter: string;
            merchant: string;
            reason: string | null;
            /** @description Of the invited member. */
            registeredAt: components["schemas"]["Timestamp"];
            /** @description What both sides have in common: a browser, the account that they were paid to, or the mailbox of their addresses. */
            signals: ("device" | "payee" | "contact")[];
            status: components["schemas"]["ReferralReviewStatus"];
        };
        /** @enum {string} */
        ReferralReviewStatus: "applying" | "approved" | "rejected";
        RegionPayload: {
            merchant?: components["schemas"]["MerchantName"];
            reason?: components["schemas"]["ClosingReason"];
            /** @description A CIDR range, an address, a country code, or all. */
            region: string;
        };
        Rejection: {
            id: string;
            reason: string;
        };
        RelatedMember: {
            by: components["schemas"]["Relation"][];
            created: components["schemas"]["Timestamp"];
            /** Format: uuid */
            id: string;
            merchant: string;
            /** @enum {string} */
            status: "active" | "blocked";
            username: string;
        };
        Relation: {
            /** @description The browser, the account as far as it is shown, the network or the code. */
            detail: string | null;
            /** @enum {string} */
            kind: "device" | "payee" | "network" | "invitationCode" | "inviter" | "invited";
        };
        RemovedOperator: {
            operator: string;
            /** @constant */
            removed: true;
        };
        RemovedRole: {
            /** @constant */
            removed: true;
            role: string;
        };
        RemovePicture: {
            /** @description Its path at the site. */
            address: string;
            merchant: components["schemas"]["MerchantName"];
            reason: string;
        };
        Repayment: {
            currency: string;
            /** Format: uuid */
            id: string;
            /** @description Decimal in major units of the currency. */
            owed: string;
            /** @description Decimal in major units of the currency. */
            repaid: string;
            username: string;
        };
        Report: {
            about: components["schemas"]["About"];
            list: components["schemas"]["ReportRow"][];
            next: components["schemas"]["Next"];
            /** @description The chart: each day of one merchant, with the first page; null where there are several, or the report has no days. */
            points: components["schemas"]["ReportPoint"][] | null;
            /** @description One for each merchant; told with the first page. */
            totals: components["schemas"]["ReportTotal"][] | null;
        };
        /** @description A day of the merchant. */
        ReportDay: string;
        /** @description By name, as `libs/domain/src/reports/report-specs.ts` lists them: amounts as decimals in major units, numbers and shares as numbers; null where there is none. */
        ReportFigures: {
            [key: string]: string | number | null;
        };
        /**
         * @description In the morning: of yesterday, on Mondays of the last seven days, on the first of the last month.
         * @enum {string}
         */
        ReportMail: "daily" | "weekly" | "monthly";
        ReportPoint: {
            day: components["schemas"]["ReportDay"];
            value: string | number;
        };
        ReportRow: {
            currency: string;
            figures: components["schemas"]["ReportFigures"];
            /** @description What the row is of: a day, the id of a member, the code of a vendor; of a game, its vendor and its code with a slash between them. */
            group: string;
            merchant: string;
            /** @description How people call it; null where the code says it. */
            name: string | null;
        };
        /**
         * @description Whole days of the merchant; `week` and `month` are the last 7 and 30 days.
         * @enum {string}
         */
        reports_Period: "today" | "yesterday" | "week" | "month" | "thisMonth" | "lastMonth";
        ReportTotal: {
            before: components["schemas"]["ReportFigures"];
            begins: components["schemas"]["Timestamp"];
            currency: string;
            /** @description How many days earlier the same weekdays are that `before` tells of. */
            daysBefore: number;
            ends: components["schemas"]["Timestamp"];
            figures: components["schemas"]["ReportFigures"];
            from: components["schemas"]["ReportDay"];
            merchant: string;
            timeZone: string;
            to: components["schemas"]["ReportDay"];
        };
        ResolvedDeposit: {
            /** @description Decimal in major units of the currency. */
            amount: string;
            currency: string;
            /** Format: uuid */
            id: string;
            merchant: string;
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed" | "cancelled";
        };
        Resource: {
            /** @description Path at the site, as of an uploaded picture. */
            picture?: string;
            resourceType: string;
            title?: string;
            url: string;
        };
        /** @description Numbers of one prize, or the symbols of a fast game. */
        ResultField: {
            count: number;
            /** @description Of each number; 0 where it is one of `symbols`. */
            digits: number;
            maxDigits: number;
            name: string;
            symbols: string[];
        };
        RetriedCall: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            state: "waiting";
        };
        RetriedJob: {
            /** Format: uuid */
            id: string;
            job: string;
        };
        RevealAuditPayload: {
            /** @description A merchant. */
            chain: string;
            reason: string;
            seq: number;
        };
        RevealedAuditEvent: {
            /** @description JSON, in clear. */
            after: string | null;
            /** @description JSON, in clear. */
            before: string | null;
            chain: string;
            seq: number;
        };
        RevealedField: {
            field: string;
            /** Format: uuid */
            id: string;
            value: string;
        };
        RevealedProposal: {
            /** @description In clear. */
            changes: components["schemas"]["ProposedChange"][];
            /** Format: uuid */
            id: string;
        };
        RevealPayload: {
            /** @description As the profile calls it. */
            field: string;
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
        };
        RevealProposalPayload: {
            id: string;
            reason: string;
        };
        /** @description By permission, such as `member.view`; one that is absent is not had. `r` sees, `p` proposes, `w` does it alone, `a` also decides what others propose. Those of the session itself are for what belongs to the installation. */
        Rights: {
            [key: string]: "r" | "p" | "w" | "a";
        };
        /** @description One of `{ hint }`, `{ amountFrom }`, `{ all: [...] }`, `{ any: [...] }`, `{ not }`, as `libs/domain/src/office/risk-rules.ts` reads it. Each event has hints of its own, and a log-in has no amount. */
        RiskCondition: {
            [key: string]: unknown;
        };
        RiskEffect: {
            /** @description Holds the withdrawal, or after another event the next one, for 30 days at most, until the member proves again who they are. */
            askProof: boolean;
            /** @description Shows the rule's name among the points to check of the withdrawal; after another event, of the member's withdrawals until the risk is reviewed. */
            hint: boolean;
            /** @description Holds the withdrawal for so long. After another event: those that wait, and each that the member requests within these hours. */
            holdHours: number | null;
            /** @description Opens a case about what happened. */
            openCase: boolean;
            /** @description For so long, an operator decides what the member claims of promotions. */
            pauseBonusHours: number | null;
            /** @description Tags the member. */
            tag: string | null;
        };
        /**
         * @description What a rule looks at, each once. A withdrawal that waits, a deposit that arrived, a member's log-in, or a bonus that was claimed and given.
         * @enum {string}
         */
        RiskEvent: "withdrawal" | "deposit" | "logIn" | "bonusClaim";
        RiskRule: {
            at: components["schemas"]["Timestamp"];
            by: string;
            code: string;
            /** @description How often it held in the last 30 days. */
            held: number;
            id: string;
            if: components["schemas"]["RiskCondition"];
            merchant: string;
            name: string;
            on: boolean;
            reason: string;
            then: components["schemas"]["RiskEffect"];
            version: number;
            when: components["schemas"]["RiskEvent"];
        };
        RiskRuleCode: string;
        RiskTest: {
            days: number;
            /** @description Events whose hints are known. Of a member who logged in, the latest log-in. */
            examined: number;
            held: number;
            /** @description Those for which it would have held, latest first, 200 at most. */
            list: components["schemas"]["RiskTestRow"][];
            /** @description Those that are not examined. Withdrawals without a decision, whose hints were never kept; of other events, all but the latest 10,000. */
            without: number;
        };
        RiskTestRow: {
            /** @description Null for a log-in. */
            amount: string | null;
            currency: string | null;
            hints: string[];
            /**
             * Format: uuid
             * @description Of the withdrawal, deposit or claim; of the member who logged in.
             */
            id: string;
            member: string;
            /** Format: uuid */
            memberId: string;
            /** @description When it happened. */
            requested: components["schemas"]["Timestamp"];
            /** @description Of the withdrawal; null for another event. */
            status: string | null;
        };
        Role: {
            /** @description It never changes. */
            builtIn: boolean;
            changed: components["schemas"]["Timestamp"] | null;
            /** @description Null for a built-in one. */
            changedBy: string | null;
            /** @description Who has it somewhere. */
            operators: string[];
            rights: components["schemas"]["Rights"];
            role: string;
        };
        RoleName: {
            role: string;
        };
        RoleRights: {
            rights: components["schemas"]["Rights"];
            /** @description In small letters, such as `night-desk`. */
            role: string;
        };
        Round: {
            /** @enum {string} */
            book: "real" | "play";
            currency: string;
            /** @description Its code. */
            game: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            memberId: string;
            merchant: string;
            placed: components["schemas"]["Timestamp"];
            /** Format: date-time */
            settled: string | null;
            /** @description Decimal in major units of the currency. */
            stake: string;
            /** @enum {string} */
            status: "open" | "settled" | "rolledBack";
            vendor: string;
            /** @description The vendor's own id. */
            vendorRound: string;
            win: string;
        };
        RoundId: {
            id: string;
            merchant?: components["schemas"]["MerchantName"];
        };
        /** @description As the vendor states it, in hundredths of a percent: 9650 is 96.50 %. */
        Rtp: number;
        RunAgentsPayload: {
            kind: components["schemas"]["RunKind"];
            merchant?: components["schemas"]["MerchantName"];
            period: string;
        };
        /** @enum {string} */
        RunKind: "daily" | "hourly" | "realtime" | "dividend" | "affiliate" | "rebate";
        SavedRiskRule: {
            code: string;
            merchant: string;
            version: number;
        };
        SaveRiskRulePayload: {
            code: components["schemas"]["RiskRuleCode"];
            if: components["schemas"]["RiskCondition"];
            merchant: components["schemas"]["MerchantName"];
            name: string;
            on: boolean;
            reason: string;
            then: components["schemas"]["RiskEffect"];
            /** @description The version that it replaces; 0 for a new rule. */
            version: number;
            /** @description A withdrawal if left out. It cannot change: another event takes another rule. */
            when?: components["schemas"]["RiskEvent"];
        };
        SaveView: {
            /**
             * Format: uuid
             * @description Of the one that is changed.
             */
            id?: string;
            /** @description What operators of the role see where the address says nothing. */
            isDefault?: boolean;
            /** @description Of a report: how often its maker is sent a link to it. */
            mail?: components["schemas"]["ReportMail"] | null;
            /** @description What the mailed report is about. */
            merchant?: string | null;
            name: string;
            /** @description Shown with its count wherever the list is. */
            pinned?: boolean;
            /** @description What its address says of filters, order and columns, such as `sort.members=-lastLogin&status=blocked`. */
            query: string;
            /** @description Whose operators see it too. */
            role?: string | null;
            /** @description The screen's address below the merchant's, such as `members`. */
            screen: string;
        };
        SealingKey: {
            key: string;
            olderOpensFor: string;
        };
        SearchPayload: {
            merchant?: components["schemas"]["MerchantName"];
            /** @description An id, a name, a mobile number, an e-mail address, an account number, an invitation code, a device, a reference; recognised by its shape. */
            text: string;
        };
        SecurityCount: {
            /** @description In the last 24 hours, at all gateways. */
            count: number;
            event: string;
        };
        SeenMention: {
            /** Format: uuid */
            id: string;
            seen: components["schemas"]["Timestamp"];
        };
        SetAgentPolicyPayload: {
            merchant?: components["schemas"]["MerchantName"];
            policy: components["schemas"]["AgentPolicy"];
            reason: string;
            /** @description The version that it is to replace. */
            version: number;
        };
        Setting: {
            brand: components["schemas"]["SettingValue"];
            by: string | null;
            /** @description Whether the value is another than brand.json states. */
            differs: boolean;
            key: components["schemas"]["SettingKey"];
            merchant: string;
            planned: components["schemas"]["PlannedSetting"] | null;
            reason: string | null;
            /** @description Null where nothing was ever set. */
            since: components["schemas"]["Timestamp"] | null;
            value: components["schemas"]["SettingValue"];
            /** @description Of the last decision, planned ones included; 0 where there is none. A change names it, so that nobody overwrites what they have not seen. */
            version: number;
        };
        SettingChange: {
            from?: components["schemas"]["SettingFrom"];
            key: components["schemas"]["SettingKey"];
            merchant: components["schemas"]["MerchantName"];
            reason: components["schemas"]["SettingReason"];
            value: components["schemas"]["SettingValue"];
            version?: components["schemas"]["SettingVersion"];
        };
        SettingDecision: {
            at: components["schemas"]["Timestamp"];
            /** @description Empty for the account that the gateway runs as. */
            by: string;
            from: components["schemas"]["Timestamp"];
            reason: string;
            /** @description Null where it was given back to brand.json. */
            value: components["schemas"]["SettingValue"] | null;
            version: number;
        };
        /** @description When it begins, in the future; ISO 8601 with a zone, or without one in the time zone of the merchant. At once where absent. */
        SettingFrom: string;
        /**
         * @description The place in brand.json.
         * @enum {string}
         */
        SettingKey: "limits.deposit.min" | "limits.deposit.max" | "limits.withdrawal.min" | "limits.withdrawal.max" | "limits.twoOperatorsFrom" | "limits.withdrawalHours" | "forcedReceipt" | "flags.registrationCaptcha" | "flags.mobileVerification" | "flags.mobilePasswordRegistration" | "flags.addressCheck" | "flags.passwordExpiry" | "recovery.first" | "contacts" | "liveChat.provider" | "liveChat.desks" | "resources" | "bars.floating" | "bars.menu" | "bars.footer" | "flags.freePlay" | "flags.freeTrial" | "flags.mobileRegistration" | "flags.usernameRegistration" | "flags.smsLogin" | "flags.socialLogin" | "flags.passkeys" | "flags.recoverByEmail" | "flags.recoverByMobile" | "flags.winnerBoard" | "flags.jackpotCounter" | "flags.announcements" | "flags.lottery" | "flags.vnLottery" | "flags.seaLottery" | "flags.eLottery" | "flags.lotteryCancel" | "flags.lotteryChase" | "flags.lotteryTrends" | "flags.points" | "flags.vip" | "flags.bonuses" | "flags.missions" | "flags.agentPolicy" | "flags.agentTransferUp" | "flags.manualRebate" | "flags.referral" | "flags.publicPopups" | "flags.helpCentre" | "flags.chatRoom" | "flags.liteApp" | "flags.webPush" | "flags.themeSwitch";
        SettingReason: string;
        SettingReversion: {
            from?: components["schemas"]["SettingFrom"];
            key: components["schemas"]["SettingKey"];
            merchant: components["schemas"]["MerchantName"];
            reason: components["schemas"]["SettingReason"];
            version?: components["schemas"]["SettingVersion"];
        };
        /** @description As brand.json writes it. */
        SettingValue: boolean | string | components["schemas"]["Contact"][] | components["schemas"]["Resource"][] | components["schemas"]["Desk"][] | string[];
        /** @description The version that whoever changes it has seen; without it, whatever it is. */
        SettingVersion: number;
        SignedChain: {
            chain: string;
            rows: number;
            signed: components["schemas"]["Timestamp"];
        };
        Site: {
            blocked: string | null;
            /** @description Why it must not be open. */
            closed?: string;
            maintenance: boolean;
            merchant: string;
            /** Format: date-time */
            until: string | null;
        };
        SlowStatement: {
            calls: number;
            /** @description In milliseconds. */
            mean: number;
            /** @description Without its values. */
            statement: string;
            /** @description In milliseconds. */
            total: number;
        };
        StartCertification: {
            vendor: components["schemas"]["VendorCode"];
        };
        StartExport: {
            /** @description In this order; all where absent. Columns that the list does not have are left out, and the currency of amounts is added. */
            columns?: {
                /** @description In the operator's language; the name stands beside it in brackets. */
                header?: string;
                name: string;
            }[];
            /** @description What the list is asked with, without `merchant` and `after`. */
            filter: {
                [key: string]: string;
            };
            /** @description The operation that answers the list, such as `listMembers`. */
            list: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description With personal data in clear, at the merchants where the roles give `member.export`. */
            personal?: boolean;
        };
        StartReport: {
            /** @description Prepare it again even if that was done a moment ago. */
            again?: boolean;
            /** @description What a row is of, as the report itself takes it. */
            by?: string;
            from?: components["schemas"]["ReportDay"];
            merchant?: components["schemas"]["MerchantName"];
            /** @enum {string} */
            report: "members" | "payments" | "games" | "promotions" | "points" | "agents" | "referrals" | "funnel" | "cohorts" | "limits" | "wins" | "tax";
            sort?: string;
            to?: components["schemas"]["ReportDay"];
        };
        StepUpCode: {
            code: components["schemas"]["AuthenticatorCode"];
        };
        TagPayload: {
            /** @description Case does not matter. */
            add?: string[];
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            remove?: string[];
        };
        TestPayment: {
            /** @description Decimal in major units. */
            amount: string;
            at: components["schemas"]["Timestamp"];
            by: string;
            /** @description Where it can be paid while it is pending. */
            cashierUrl: string | null;
            currency: string;
            /** @description What the provider knows it by. */
            id: string;
            merchant: string;
            method: components["schemas"]["PaymentMethodName"];
            /**
             * @description Why the provider did not begin it: it said no, or did not answer as it should.
             * @enum {string|null}
             */
            problem: "refused" | "unreachable" | null;
            provider: string;
            settled: components["schemas"]["Timestamp"] | null;
            /**
             * @description `cancelled` also where nobody has paid within half an hour.
             * @enum {string}
             */
            status: "pending" | "succeeded" | "failed" | "cancelled";
        };
        TestRiskRulePayload: {
            if: components["schemas"]["RiskCondition"];
            merchant: components["schemas"]["MerchantName"];
            /** @description A withdrawal if left out. */
            when?: components["schemas"]["RiskEvent"];
        };
        /** @description By language. */
        Texts: {
            AR?: string;
            BN?: string;
            CN?: string;
            EN?: string;
            TH?: string;
            VI?: string;
        };
        TimeOfDay: string;
        /**
         * Format: date-time
         * @description ISO 8601, in the years 1 to 9999 of UTC, without leap seconds.
         */
        Timestamp: string;
        /** @description What the link ends with. */
        Token: string;
        /** @enum {string} */
        TransactionType: "deposit" | "withdrawal" | "withdrawalReturned" | "withdrawalFee" | "withdrawalFeeReturned" | "bet" | "win" | "rollback" | "promo" | "winReversed" | "debtRepaid" | "playMoney" | "adjustment" | "fee" | "stakeHeld" | "stakeReturned" | "bonusConverted" | "rewardPaid" | "rebatePaid" | "dailySalary" | "hourlySalary" | "realTimeSalary" | "dividend" | "affiliateEarnings" | "betRebate" | "agentRebate" | "transferDown" | "transferUp" | "transferHeld" | "transferReturned";
        TransferDecided: {
            /** Format: uuid */
            id: string;
            state: components["schemas"]["OfficeTransferState"];
        };
        /** @description What the accounts of a team may send; null for what holds above. The setting nearest to an account counts. */
        TransferRules: {
            /** @description Of a sender and a day. */
            dailyCap: components["schemas"]["PolicyAmount"] | null;
            /** @description Whether they may send to direct downlines. */
            down: boolean | null;
            /** @description Of a sender, a receiver and a day. */
            pairCap: components["schemas"]["PolicyAmount"] | null;
            /** @description Whether they may send to their uplines. */
            up: boolean | null;
        };
        TypedEntry: {
            at: components["schemas"]["Timestamp"];
            by: string;
            /** @description Null while a second person is to type it without seeing it. */
            numbers: components["schemas"]["LotteryNumbers"] | null;
        };
        /** @description All numbers of each prize in the order of the pack, or the symbols of a fast game under its key. Numbers are text with leading zeros. */
        TypedNumbers: {
            [key: string]: string[];
        };
        UnclaimedWithdrawal: {
            /** Format: uuid */
            id: string;
        };
        UplinePayload: {
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            /** @description What a second operator is told. */
            reason?: string;
            /** @description The agent, of the same merchant. */
            upline: string;
        };
        Vendor: {
            /** @description False where it is shown at no merchant. */
            available: boolean;
            code: string;
            /** @description Which part of the calls of the last 24 hours, in either direction, failed, in hundredths of a percent; null where there were none. */
            errors: number | null;
            /** @description That the merchant offers or announces; without a merchant, of the catalogue. */
            games: number;
            /** @description Of the last 30 days, by currency; up to a minute old. */
            ggr: {
                amount: components["schemas"]["Decimal"];
                currency: string;
            }[];
            inHouse: boolean;
            /** @description Within how many milliseconds the vendor answered 95 of 100 calls of the last 24 hours; null where none were sent. */
            latency: number | null;
            /** @description Those of its games. */
            lines: components["schemas"]["GameLine"][];
            name: string;
            /** @description What was really paid back in those days, in hundredths of a percent; null where nothing or several currencies were staked. */
            rtp: number | null;
            /**
             * @description At the merchant; without one, at every merchant.
             * @enum {string}
             */
            state: "available" | "maintenance" | "unavailable";
            /** @description What the vendor states of the same games, each weighed by what was staked on it. */
            statedRtp: number | null;
            /**
             * Format: date-time
             * @description When the maintenance is over.
             */
            until: string | null;
        };
        VendorAvailability: {
            available: boolean;
            merchant?: components["schemas"]["MerchantName"];
            reason: components["schemas"]["Reason"];
            vendor: components["schemas"]["VendorCode"];
        };
        /** @description The code of a vendor. */
        VendorCode: string;
        VendorHealth: {
            last: components["schemas"]["Timestamp"];
            /** @description Settled in the last seven days. */
            rounds: number;
            vendor: string;
        };
        VendorKeyEnd: {
            reason: components["schemas"]["KeyReason"];
            vendor: components["schemas"]["VendorCode"];
        };
        VendorKeyReplacement: {
            overlapHours: components["schemas"]["KeyOverlap"];
            reason: components["schemas"]["KeyReason"];
            secret: components["schemas"]["NewKeySecret"];
            vendor: components["schemas"]["VendorCode"];
        };
        VendorMaintenancePayload: {
            /** @description When it begins, ISO 8601 with a zone; now where it is left out. */
            from?: string;
            merchant?: components["schemas"]["MerchantName"];
            reason: components["schemas"]["Reason"];
            texts?: components["schemas"]["Texts"];
            /** @description When it is over; until further notice where it is left out. */
            until?: string;
            vendor: components["schemas"]["VendorCode"];
        };
        VendorOffer: {
            available: boolean;
            games: number;
            merchant: string;
        };
        VendorPage: {
            /** @description Of the vendor as a whole. */
            maintenance: components["schemas"]["Maintenance"][];
            /** @description Those whose brand has the vendor. */
            merchants: components["schemas"]["VendorOffer"][];
            /** @description Null where it was never asked. */
            reconciled: components["schemas"]["Reconciled"] | null;
            vendor: components["schemas"]["Vendor"];
        };
        View: {
            /** @description Who keeps it. */
            by: string;
            /** Format: uuid */
            id: string;
            isDefault: boolean;
            /** @description Null for all but its maker. */
            mail: components["schemas"]["ReportMail"] | null;
            merchant: string | null;
            name: string;
            own: boolean;
            pinned: boolean;
            query: string;
            role: string | null;
            screen: string;
        };
        ViewedDocument: {
            /** Format: uuid */
            id: string;
            /** @description A `data:` address. */
            picture: string;
        };
        /** @description Prizes that do not count: bets that read one are refunded. */
        VoidPrizes: string[];
        /** @enum {string} */
        Volatility: "low" | "medium" | "high" | "veryHigh";
        /** @description It takes two operators, and this is the first; nothing was changed. */
        Waiting: {
            /**
             * Format: uuid
             * @description Of the proposal.
             */
            approval: string;
            command: string;
            /** @description Who proposed it. */
            first: string;
            /** @description What a second operator does. */
            next: string;
            /** @constant */
            status: "waits for a second operator";
            subject: string;
        };
        Warning: {
            /** @description How many, such as calls; of a budget that is low, how many per cent are left. */
            count: number;
            /** @enum {string} */
            kind: "siteClosed" | "callsFailed" | "sumsLate" | "providerFails" | "budgetLow" | "fewApprovers" | "pagesNotRendered";
            merchant: string | null;
            /** @description The provider that fails, or the promotion whose budget is low. */
            subject?: string;
        };
        Withdrawal: {
            /** @description Masked. */
            account: string;
            /** @description Decimal in major units of the currency. */
            amount: string;
            bank: string;
            /** Format: date-time */
            confirmed: string | null;
            currency: string;
            /** Format: date-time */
            decided: string | null;
            /** @description What it cost the member in addition to the amount, if anything. A rejected one returned it. */
            fee: string | null;
            /** Format: uuid */
            id: string;
            member: string;
            /** Format: uuid */
            memberId: string;
            merchant: string;
            /** @description What the member was told. */
            reason: string | null;
            requested: components["schemas"]["Timestamp"];
            /** @enum {string} */
            status: "pending" | "approved" | "rejected" | "received" | "disputed";
        };
        WithdrawalClaim: {
            by: string;
            /** Format: uuid */
            id: string;
            until: components["schemas"]["Timestamp"];
        };
        WithdrawalDecision: {
            id: string;
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
        };
        /** @description What may be wrong with a withdrawal, and the evidence. It never decides. */
        WithdrawalHint: {
            /** @description What was staked (of opposite bets: on one side), won in that round, became money of the bonus, or is usual; a decimal in major units. */
            amount: string | null;
            /**
             * Format: date-time
             * @description When it happened; of an exclusion, until when.
             */
            at: string | null;
            /** @description How many other members are paid to the same account, or bet on the other side. */
            count: number | null;
            /** @enum {string} */
            kind: "exclusionPending" | "openDispute" | "passwordReset" | "newNetwork" | "newDevice" | "countryUnlike" | "payeeNew" | "payeeShared" | "payeeNameUnlike" | "bonusConverted" | "oppositeBets" | "notPlayed" | "oneWin" | "unusualAmount" | "first";
            /** @description Id of the round, of the latest draw with opposite bets, or of the disputed withdrawal; of a country, its two letters. */
            subject: string | null;
        };
        WithdrawalHold: {
            id: string;
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
            /** @description ISO 8601 with a zone; 30 days ahead at most. */
            until: string;
        };
        WithdrawalId: {
            id: string;
            merchant?: components["schemas"]["MerchantName"];
        };
        WithdrawalProof: {
            at: components["schemas"]["Timestamp"];
            /** Format: uuid */
            id: string;
            /** @description As `data:image/webp;base64,…`. */
            picture: string;
        };
        WithdrawalReview: {
            currency: string;
            /** @description The last deposit that arrived, a decimal in major units; null where there is none. */
            deposited: string | null;
            /** @description Nothing was ever paid out to the member. */
            first: boolean;
            /**
             * @description What the merchant does about a dispute that nobody can prove: the money goes back, or it counts as received.
             * @enum {string}
             */
            forcedReceipt: "refund" | "keep";
            /** Format: uuid */
            id: string;
            /** @description The member's, by its own name. */
            language: string;
            /** @description Hints, the gravest first. */
            list: components["schemas"]["WithdrawalHint"][];
            /** Format: uuid */
            memberId: string;
            /** @description Whether approving it takes two operators, by the limit in force. */
            needsTwo: boolean;
            /** @description All deposits less all that was paid out before. */
            net: string;
            /** @description Names of risk rules that held for it and are to be shown beside the hints. */
            rules: string[];
            /** @description In settled rounds since that deposit. */
            staked: string;
            /** @description In the same rounds. */
            won: string;
        };
        WriteOff: {
            currency: string;
            /** Format: uuid */
            id: string;
            username: string;
            /** @description Decimal in major units of the currency. */
            writtenOff: string;
        };
        WriteOffClaimPayload: {
            /** @description The id that the list of claims shows. */
            claim: string;
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
        };
        WriteOffPayload: {
            /** @description By id, username, or the mobile number that stands for it. */
            member: string;
            merchant?: components["schemas"]["MerchantName"];
            reason: string;
        };
    };
    responses: {
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
        /** @description `next` of the page before. */
        after: string;
        /** @description The other way round: earliest first. */
        ascending: boolean;
        /** @description The first day, of each merchant; with no `to` either, the last 30 days. */
        firstDay: components["schemas"]["ReportDay"];
        /** @description What happened at this time or later, in ISO 8601 with a zone. */
        from: string;
        /** @description The last day, today where none is named. */
        lastDay: components["schemas"]["ReportDay"];
        /** @description By id, username, or the mobile number that stands for it. */
        member: string;
        /** @description One merchant only, by its code or its brand. */
        merchant: components["schemas"]["MerchantName"];
        /** @description Of one member only, by id. */
        ofMember: string;
        /** @description From 1. */
        pageNo: number;
        /** @description Rows a page. */
        pageSize: number;
        /** @description By `group` or a figure, with a minus before it for the largest first. */
        reportSort: string;
        /** @description What happened before this time. */
        to: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAgentAccount: {
        parameters: {
            query: {
                /** @description By id, username, or the mobile number that stands for it. */
                member: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
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
                        value: components["schemas"]["AgentAccount"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listAgentBills: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description Only of this kind; of all but real-time salary where absent. */
                kind?: components["schemas"]["RunKind"];
                /** @description Only those of this account. */
                member?: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description Only of this period. */
                period?: string;
                /** @description Only in this state. */
                state?: components["schemas"]["OfficeBillState"];
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
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["OfficeBill"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    decideAgentBill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideBillPayload"];
            };
        };
        responses: {
            /** @description Done, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BillDecided"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    explainAgentBill: {
        parameters: {
            query: {
                /** @description Its key. */
                bill: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
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
                        value: components["schemas"]["OfficeBillExplanation"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeAgentAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAgentPayload"];
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
                        value: components["schemas"]["AgentChanged"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listAgentClaims: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
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
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["OfficeClaim"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listAgentContracts: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description Only of this kind. */
                kind?: components["schemas"]["RunKind"];
                /** @description Only those of this account. */
                member?: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description Only in this state. */
                state?: "offered" | "active" | "ending" | "ended" | "rejected" | "withdrawn" | "lapsed";
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
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["OfficeContract"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endAgentContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndContractPayload"];
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
                        value: components["schemas"]["EndedContract"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    offerPlatformContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlatformContractPayload"];
            };
        };
        responses: {
            /** @description Done, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlatformContract"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getAgentPolicy: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
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
                        value: components["schemas"]["MerchantPolicy"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setAgentPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetAgentPolicyPayload"];
            };
        };
        responses: {
            /** @description Done, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PolicySet"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    runAgents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunAgentsPayload"];
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
                        value: components["schemas"]["AgentRunDone"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listAgentRuns: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description Only of this kind. */
                kind?: components["schemas"]["RunKind"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
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
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["AgentRun"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listLineTransfers: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description Those that wait where absent. */
                state?: components["schemas"]["OfficeTransferState"];
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
                        value: {
                            list: components["schemas"]["OfficeTransfer"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    decideLineTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideTransferPayload"];
            };
        };
        responses: {
            /** @description Done, or what waits for an operator who may do more than propose. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransferDecided"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listAgentTree: {
        parameters: {
            query?: {
                /** @description Whose direct downline; heads of lines where absent. */
                member?: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
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
                        value: {
                            list: components["schemas"]["OfficeAgent"][];
                            page: components["schemas"]["Page"];
                            /** @description Usernames from the head of the line down to the account whose direct downline is listed; empty for heads. */
                            path: string[];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    writeOffClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteOffClaimPayload"];
            };
        };
        responses: {
            /** @description Done, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ClaimWrittenOff"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listContent: {
        parameters: {
            query?: {
                kind?: components["schemas"]["ContentKind"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                state?: components["schemas"]["ContentState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By merchant, kind and position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["ContentItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listLegalAcceptances: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description Only of this text. */
                document?: components["schemas"]["LegalDocument"];
                /** @description Of one member only, by id. */
                member?: components["parameters"]["ofMember"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description Only of this version. */
                version?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["LegalAcceptance"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    arrangeContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentArrangement"];
            };
        };
        responses: {
            /** @description Arranged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContentPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    callOffPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanEnd"];
            };
        };
        responses: {
            /** @description The item without the plan. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContentPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteContent"];
            };
        };
        responses: {
            /** @description It is gone, with all its versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DeletedContent"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getContent: {
        parameters: {
            query: {
                /** @description Its id. */
                item: string;
                merchant: components["schemas"]["MerchantName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 200 versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContentPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPictures: {
        parameters: {
            query: {
                merchant: components["schemas"]["MerchantName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest 100. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["ContentPicture"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removePicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePicture"];
            };
        };
        responses: {
            /** @description It is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            address: string;
                            name: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PictureFile"];
            };
        };
        responses: {
            /** @description Where it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            /** @description Its path at the site. */
                            address: string;
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    previewContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewWanted"];
            };
        };
        responses: {
            /** @description Where it is shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PreviewAddress"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    publishContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publication"];
            };
        };
        responses: {
            /** @description The item, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContentPage"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    publishLegal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publication"];
            };
        };
        responses: {
            /** @description The text, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContentPage"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    writeContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentDraft"];
            };
        };
        responses: {
            /** @description The item with its new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContentPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those of the last 24 hours, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Export"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getExportPart: {
        parameters: {
            query: {
                id: string;
                part?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Some of its lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ExportPart"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartExport"];
            };
        };
        responses: {
            /** @description What will be written; it is not done yet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Export"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                class?: components["schemas"]["GameClass"];
                /** @description What a merchant marks now. */
                flag?: "hot" | "new";
                line?: components["schemas"]["GameLine"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description Part of a name in any language, of the code, or of the vendor's name. */
                name?: string;
                /** @description `retired` games are left out otherwise. `playable`, `coming_soon` and `unavailable` are a merchant's. */
                state?: "playable" | "coming_soon" | "unavailable" | "maintenance" | "retired";
                vendor?: components["schemas"]["VendorCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["Game"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setGameAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameAvailability"];
            };
        };
        responses: {
            /** @description What the merchant makes of the game now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameOffer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    bringBackGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameReason"];
            };
        };
        responses: {
            /** @description The game as it is now. */
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
    changeGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameChange"];
            };
        };
        responses: {
            /** @description The game as it is now. */
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
    flagGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameFlag"];
            };
        };
        responses: {
            /** @description What the merchant makes of the game now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameOffer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getGame: {
        parameters: {
            query: {
                game: components["schemas"]["GameId"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
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
    listFeeds: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description Of one vendor only. */
                vendor?: components["schemas"]["imports_VendorCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["GameFeedSummary"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    applyFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedApplication"];
            };
        };
        responses: {
            /** @description What was done, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ImportOutcome"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    checkFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedFile"];
            };
        };
        responses: {
            /** @description What it would change; nothing of the catalogue has changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameFeed"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    chooseFeedRows: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedChoice"];
            };
        };
        responses: {
            /** @description The list, as it is read now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameFeed"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getFeed: {
        parameters: {
            query: {
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list, as it is read now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameFeed"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    mapFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedMapPayload"];
            };
        };
        responses: {
            /** @description The list, as it is read now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameFeed"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listFeedRows: {
        parameters: {
            query: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                id: string;
                /** @description Of one kind only. */
                kind?: components["schemas"]["FeedKind"];
                /** @description A part of the code or the name. */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the list; games that it no longer has come last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["FeedRow"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMaintenance: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What begins first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Maintenance"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endGameMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedGame"];
            };
        };
        responses: {
            /** @description What is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Maintenance"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startGameMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameMaintenancePayload"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Maintenance"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    orderGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameOrder"];
            };
        };
        responses: {
            /** @description Where it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GamePlace"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    retireGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameReason"];
            };
        };
        responses: {
            /** @description The game as it is now. */
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
    listVendorKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By their codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["PartnerKey"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endVendorKeyOverlap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorKeyEnd"];
            };
        };
        responses: {
            /** @description The key, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PartnerKey"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    replaceVendorKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorKeyReplacement"];
            };
        };
        responses: {
            /** @description The key, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PartnerKey"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listDraws: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description Days of the game, inclusive. */
                from?: components["schemas"]["lottery_Day"];
                game?: components["schemas"]["GameCode"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description Only those that an operator must look at. */
                problem?: boolean;
                status?: components["schemas"]["DrawStatus"];
                /** @description Inclusive. */
                to?: components["schemas"]["lottery_Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["OfficeDraw"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    correctDraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawCorrection"];
            };
        };
        responses: {
            /** @description The draw, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeDraw"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getDraw: {
        parameters: {
            query: {
                draw: components["schemas"]["DrawId"];
                /** @description By its code or its brand. */
                merchant: components["schemas"]["MerchantName"];
            };
            header?: never;
            path?: never;
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
                        value: components["schemas"]["OfficeDrawPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getDrawExposure: {
        parameters: {
            query: {
                draw: components["schemas"]["DrawId"];
                /** @description By its code or its brand. */
                merchant: components["schemas"]["MerchantName"];
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The largest amounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DrawExposure"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listDrawLines: {
        parameters: {
            query: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                draw: components["schemas"]["DrawId"];
                /** @description By its code or its brand. */
                merchant: components["schemas"]["MerchantName"];
                state?: components["schemas"]["LineState"];
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["OfficeLotteryLine"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    voidLotteryLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineVoid"];
            };
        };
        responses: {
            /** @description The line, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeLotteryLine"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    voidDrawPrizes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawPrizesVoid"];
            };
        };
        responses: {
            /** @description The draw, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeDraw"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    enterDrawResult: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawResultEntry"];
            };
        };
        responses: {
            /** @description How the typed results stand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DrawResultAnswer"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    retryDrawSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawName"];
            };
        };
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
                        value: components["schemas"]["OfficeDraw"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    voidDraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawVoid"];
            };
        };
        responses: {
            /** @description The draw, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeDraw"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listLotteryGames: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By merchant, then in the lobby's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["OfficeLotteryGame"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeLotteryCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryCalendarChange"];
            };
        };
        responses: {
            /** @description The game, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeLotteryGame"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeLotteryGame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryGameChange"];
            };
        };
        responses: {
            /** @description The game as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeLotteryGame"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setLotteryException: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryExceptionChange"];
            };
        };
        responses: {
            /** @description The game, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeLotteryGame"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeLotteryException: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryExceptionRemoval"];
            };
        };
        responses: {
            /** @description The game, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeLotteryGame"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listLotteryPacks: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By merchant and pack. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["OfficeLotteryPack"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeLotteryPack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryPackChange"];
            };
        };
        responses: {
            /** @description The pack, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeLotteryPackPage"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getLotteryPack: {
        parameters: {
            query: {
                /** @description By its code or its brand. */
                merchant: components["schemas"]["MerchantName"];
                pack: components["schemas"]["PackId"];
                /** @description The newest where absent. */
                version?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pack. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeLotteryPackPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMallItems: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Items of the points mall. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["OfficeMallItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeMallItem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MallItemChange"];
            };
        };
        responses: {
            /** @description Change an item of the points mall, or add one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeMallItem"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    recountMissions: {
        parameters: {
            query: {
                /** @description By id or username. */
                member: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Count the missions of a member again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["MissionRecount"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listRedeemOrders: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description In one state only. */
                status?: components["schemas"]["OfficeOrderStatus"];
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
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["OfficeRedeemOrder"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    decideRedeemOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemDecision"];
            };
        };
        responses: {
            /** @description Approve or reject an order of the points mall. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeRedeemOrder"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changePointsTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoyaltyTermsChange"];
            };
        };
        responses: {
            /** @description The next version, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeLoyaltyTerms"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeRebateTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoyaltyTermsChange"];
            };
        };
        responses: {
            /** @description The next version, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeLoyaltyTerms"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listReferralReviews: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description In one state only. */
                status?: components["schemas"]["ReferralReviewStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations whose two sides look like one person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["ReferralReview"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    decideReferralReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralDecision"];
            };
        };
        responses: {
            /** @description Approve or reject the reward of an invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ReferralReview"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listLoyaltyTerms: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What merchants promise members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["OfficeLoyaltyTerms"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeLoyaltyTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoyaltyTermsChange"];
            };
        };
        responses: {
            /** @description Change what a merchant promises members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeLoyaltyTerms"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeVipTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoyaltyTermsChange"];
            };
        };
        responses: {
            /** @description The next version, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficeLoyaltyTerms"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description Agents only. */
                agents?: boolean;
                /** @description The other way round: earliest first. */
                ascending?: components["parameters"]["ascending"];
                /** @description What happened from `from` to `to`: they registered, their first deposit arrived, or a round that they played for real money was settled, in whole days of the merchant. The latter two are up to a minute old. */
                by?: "created" | "firstDeposit" | "played";
                /** @description The invitation code that they registered with. */
                code?: string;
                /** @description Whence they registered. */
                country?: string;
                /** @description What happened at this time or later, in ISO 8601 with a zone. */
                from?: components["parameters"]["from"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description Who ever paid in by this method. */
                method?: components["schemas"]["PaymentMethodName"];
                /** @description What the name at log-in begins with; case does not matter. */
                name?: string;
                /** @description Those for whose withdrawals a risk rule held that no operator has reviewed since. */
                risk?: boolean;
                /** @description What the list is ordered by, latest first; by `lastLogin`, those who never logged in are left out. */
                sort?: "created" | "lastLogin";
                /** @description Excluded members may log in and not bet. */
                status?: "active" | "blocked" | "excluded";
                /** @description One of their tags. */
                tag?: string;
                /** @description What happened before this time. */
                to?: components["parameters"]["to"];
                /** @description The agent directly above them, by username. */
                upline?: string;
                /** @description In which way they registered. */
                way?: "username" | "mobile" | "social" | "agent";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of one merchant or of all; the newest first unless told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["Member"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listAffiliates: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Also those that have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Affiliate"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addAffiliate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AffiliatePayload"];
            };
        };
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
                        value: components["schemas"]["AffiliateCode"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endAffiliate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AffiliatePayload"];
            };
        };
        responses: {
            /** @description Ended; members who came by it stay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AffiliateCode"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    blockMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description Shut out at once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberStatus"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    blockMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkBlock"];
            };
        };
        responses: {
            /** @description What is being done, or waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BulkStarted"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMemberBonuses: {
        parameters: {
            query: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description By id, username, or the mobile number that stands for it. */
                member: components["parameters"]["member"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first, ended ones too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["MemberBonus"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    forfeitMemberBonus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BonusForfeit"];
            };
        };
        responses: {
            /** @description Ended, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ForfeitedBonus"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    clearAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedMember"];
            };
        };
        responses: {
            /** @description Off; every session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ClearedAuthenticator"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    clearPaymentPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedMember"];
            };
        };
        responses: {
            /** @description Taken away. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ClearedPaymentPassword"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    correctMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectionPayload"];
            };
        };
        responses: {
            /** @description What holds now, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CorrectedMember"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMemberDocuments: {
        parameters: {
            query: {
                /** @description By id, username, or the mobile number that stands for it. */
                member: components["parameters"]["member"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["MemberDocument"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addMemberDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDocument"];
            };
        };
        responses: {
            /** @description Kept; it waits for a decision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberDocument"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    decideMemberDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentDecision"];
            };
        };
        responses: {
            /** @description What was decided, once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberDocument"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    viewMemberDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentView"];
            };
        };
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
                        value: components["schemas"]["ViewedDocument"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    eraseMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataRequest"];
            };
        };
        responses: {
            /** @description Erased, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ErasedMember"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getMemberErasure: {
        parameters: {
            query: {
                /** @description By id, username, or the mobile number that stands for it. */
                member: components["parameters"]["member"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What stands in the way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Erasure"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    excludeMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExcludePayload"];
            };
        };
        responses: {
            /** @description The time until which, since an exclusion is only ever made longer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Exclusion"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DataRequest"];
            };
        };
        responses: {
            /** @description What will be written, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Export"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    limitMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitPayload"];
            };
        };
        responses: {
            /** @description The limits that hold now, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberLimits"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    makeAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeAgentPayload"];
            };
        };
        responses: {
            /** @description An agent; every session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberAgency"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMentions: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Mention"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    seeMention: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Seen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SeenMention"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    messageMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkMessage"];
            };
        };
        responses: {
            /** @description What is being done, or waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BulkStarted"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMemberMessages: {
        parameters: {
            query: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description By id, username, or the mobile number that stands for it. */
                member: components["parameters"]["member"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["MemberMessage"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendMemberMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessagePayload"];
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberMessage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMemberMovements: {
        parameters: {
            query: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description By id, username, or the mobile number that stands for it. */
                member: components["parameters"]["member"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first, with the balance after each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Movement"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMemberNotes: {
        parameters: {
            query: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description By id, username, or the mobile number that stands for it. */
                member: components["parameters"]["member"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pinned ones first, then the latest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Note"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addMemberNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotePayload"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Note"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMemberPoints: {
        parameters: {
            query: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description By id, username, or the mobile number that stands for it. */
                member: components["parameters"]["member"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first, with the points after each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["PointsMovement"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getMember: {
        parameters: {
            query: {
                /** @description By id, username, or the mobile number that stands for it. */
                member: components["parameters"]["member"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Personal data are masked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberProfile"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listRelatedMembers: {
        parameters: {
            query: {
                /** @description By id, username, or the mobile number that stands for it. */
                member: components["parameters"]["member"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those with most in common first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["RelatedMember"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    repayDebt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedMember"];
            };
        };
        responses: {
            /** @description What was repaid and what is still owed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Repayment"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetMemberPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedMember"];
            };
        };
        responses: {
            /** @description The password; it is shown here and nowhere else. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GivenPassword"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    revealMemberField: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealPayload"];
            };
        };
        responses: {
            /** @description In clear; it is shown for a minute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RevealedField"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listGivableRewards: {
        parameters: {
            query: {
                /** @description By id, username, or the mobile number that stands for it. */
                member: components["parameters"]["member"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that are running. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["GivableReward"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    giveMemberReward: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveReward"];
            };
        };
        responses: {
            /** @description Given, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GivenReward"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reviewMemberRisk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description Recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberRisk"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMemberSessions: {
        parameters: {
            query: {
                /** @description By id, username, or the mobile number that stands for it. */
                member: components["parameters"]["member"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Last used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["MemberSession"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endMemberSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description How many ended; remembered browsers are forgotten too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["EndedSessions"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setUpline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UplinePayload"];
            };
        };
        responses: {
            /** @description Where the member stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberUpline"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    tagMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagPayload"];
            };
        };
        responses: {
            /** @description The tags that the member has now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberTags"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    tagMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkTag"];
            };
        };
        responses: {
            /** @description What is being done, or waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BulkStarted"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMemberTimeline: {
        parameters: {
            query: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description By id, username, or the mobile number that stands for it. */
                member: components["parameters"]["member"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Happening"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    unblockMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description Let in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberStatus"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    unmakeAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedMember"];
            };
        };
        responses: {
            /** @description No agent; every session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberAgency"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    unverifyMemberAge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description Not verified any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberAge"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    verifyMemberAge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description Verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberAge"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    writeOffDebt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WriteOffPayload"];
            };
        };
        responses: {
            /** @description Written off, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WriteOff"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that are open, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Case"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    closeCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseExplanation"];
            };
        };
        responses: {
            /** @description Closed; it is not raised again as long as it stays as it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ClosedCase"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listDeposits: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description The other way round: earliest first. */
                ascending?: components["parameters"]["ascending"];
                /** @description Which time `from` and `to` are of, and the list is ordered by, latest first. */
                by?: "created" | "settled";
                /** @description What happened at this time or later, in ISO 8601 with a zone. */
                from?: components["parameters"]["from"];
                /** @description Of one member only, by id. */
                member?: components["parameters"]["ofMember"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description Of one payment provider, by its code. */
                provider?: string;
                /** @description The provider's own number of the payment. */
                reference?: string;
                /** @description In doubt are those that wait although their provider should have reported. */
                status?: "pending" | "inDoubt" | "succeeded" | "failed" | "cancelled";
                /** @description What happened before this time. */
                to?: components["parameters"]["to"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["Deposit"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    askDepositProvider: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositId"];
            };
        };
        responses: {
            /** @description What it said; what it took is credited. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AskedDeposit"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    creditDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositEvidence"];
            };
        };
        responses: {
            /** @description Credited, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ResolvedDeposit"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    failDeposit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositDecision"];
            };
        };
        responses: {
            /** @description The member has been told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ResolvedDeposit"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addDepositNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositNote"];
            };
        };
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Note"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listDepositNotes: {
        parameters: {
            query: {
                id: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest first, 200 at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Note"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listLedgerAccounts: {
        parameters: {
            query: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description A member by id, username, or the mobile number that stands for it; or the code or id of a vendor, provider, promotion, grant or pot, or `platform` for the house. */
                owner: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Empty if nothing that has an account is called so. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["LedgerAccount"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    adjustBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustPayload"];
            };
        };
        responses: {
            /** @description Moved, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Adjustment"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    checkLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What does not hold; empty when the books add up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["LedgerFault"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reconcileLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Period"];
            };
        };
        responses: {
            /** @description The differences that are open, and partners that were not heard. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Difference"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    findLedgerTransfers: {
        parameters: {
            query: {
                /** @description The whole key of the transfer or its id. */
                key: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they were posted; empty if no transfer has this key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["LedgerTransfer"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By merchant, then in the merchant's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["PaymentMethod"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodChange"];
            };
        };
        responses: {
            /** @description The method, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PaymentMethod"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    orderPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodOrder"];
            };
        };
        responses: {
            /** @description The order, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PaymentMethodPlaces"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    switchPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodSwitch"];
            };
        };
        responses: {
            /** @description The method, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PaymentMethod"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    testPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodTest"];
            };
        };
        responses: {
            /** @description The payment, with where it can be paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TestPayment"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listTestPayments: {
        parameters: {
            query: {
                merchant: components["schemas"]["MerchantName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most twenty, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["TestPayment"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listProviderKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By their codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["PartnerKey"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endProviderKeyOverlap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderKeyEnd"];
            };
        };
        responses: {
            /** @description The key, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PartnerKey"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    replaceProviderKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderKeyReplacement"];
            };
        };
        responses: {
            /** @description The key, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PartnerKey"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listRounds: {
        parameters: {
            query: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description By id, username, or the mobile number that stands for it. */
                member: components["parameters"]["member"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Round"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    askRoundVendor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoundId"];
            };
        };
        responses: {
            /** @description What both sides have. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AskedRound"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOpenRounds: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first, 500 at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["OpenRound"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listRiskRules: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version of each that is in force; those that are off too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["RiskRule"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    saveRiskRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveRiskRulePayload"];
            };
        };
        responses: {
            /** @description Done, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SavedRiskRule"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    testRiskRule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestRiskRulePayload"];
            };
        };
        responses: {
            /** @description How many, and which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RiskTest"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPendingWithdrawals: {
        parameters: {
            query?: {
                /** @description Show whole names and account numbers. */
                full?: boolean;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description Only those that were requested, or that did not arrive as the member says. */
                status?: "pending" | "disputed";
            };
            header?: never;
            path?: never;
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
                        value: {
                            list: components["schemas"]["PendingWithdrawal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description The other way round: earliest first. */
                ascending?: components["parameters"]["ascending"];
                /** @description Which time `from` and `to` are of, and the list is ordered by, latest first. */
                by?: "requested" | "decided";
                /** @description What happened at this time or later, in ISO 8601 with a zone. */
                from?: components["parameters"]["from"];
                /** @description Of one member only, by id. */
                member?: components["parameters"]["ofMember"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description Paid are those that were paid out and have not come back: approved, received or disputed. */
                status?: "pending" | "approved" | "rejected" | "received" | "disputed" | "paid";
                /** @description What happened before this time. */
                to?: components["parameters"]["to"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Latest first; payees are masked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["Withdrawal"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    approveWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalId"];
            };
        };
        responses: {
            /** @description Decided, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DecidedWithdrawal"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    askWithdrawalDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentQuestion"];
            };
        };
        responses: {
            /** @description Asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AskedDocument"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    claimWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalId"];
            };
        };
        responses: {
            /** @description Nobody else can decide it until then. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawalClaim"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    forceWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalDecision"];
            };
        };
        responses: {
            /** @description Decided, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DecidedWithdrawal"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    holdWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalHold"];
            };
        };
        responses: {
            /** @description Held. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HeldWithdrawal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listWithdrawalProofs: {
        parameters: {
            query: {
                /** @description The withdrawal. */
                id: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first; empty where there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["WithdrawalProof"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rejectWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalDecision"];
            };
        };
        responses: {
            /** @description Decided, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DecidedWithdrawal"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    releaseWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalDecision"];
            };
        };
        responses: {
            /** @description Held no longer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HeldWithdrawal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    reviewWithdrawal: {
        parameters: {
            query: {
                id: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Found out when it is asked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawalReview"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    unclaimWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalId"];
            };
        };
        responses: {
            /** @description Anybody may claim it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnclaimedWithdrawal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listAuditEvents: {
        parameters: {
            query?: {
                /** @description Who did it. */
                actor?: string;
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description The other way round: earliest first. */
                ascending?: components["parameters"]["ascending"];
                /** @description An event such as `member.blocked`, or all of a subject, such as `member`. */
                event?: string;
                /** @description What happened at this time or later, in ISO 8601 with a zone. */
                from?: components["parameters"]["from"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description How it ended. */
                outcome?: "done" | "refused" | "failed";
                /** @description Of one call. */
                request?: string;
                /** @description The id of what it was done to. */
                subject?: string;
                /** @description What that is, such as `member`: ids of different kinds may be alike. */
                subjectKind?: string;
                /** @description What happened before this time. */
                to?: components["parameters"]["to"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first unless asked otherwise, 200 at a time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["AuditEvent"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    proveAuditEvent: {
        parameters: {
            query: {
                /** @description A merchant, or `platform`. */
                chain: string;
                /** @description The number of the row. */
                seq: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that a check needs; it takes no further question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AuditProof"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    revealAuditEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealAuditPayload"];
            };
        };
        responses: {
            /** @description In clear; it is shown for a minute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RevealedAuditEvent"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    verifyAudit: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each chain, with its first broken row where there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["AuditChain"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOperators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Operator"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOperator"];
            };
        };
        responses: {
            /** @description The first key, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["NewKey"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    renewOwnKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A key that nobody else has seen; the one before is void. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["NewKey"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorName"];
            };
        };
        responses: {
            /** @description Removed, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RemovedOperator"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetOperator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorName"];
            };
        };
        responses: {
            /** @description A new link and key, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["NewKey"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setOperatorRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorRoles"];
            };
        };
        responses: {
            /** @description The roles, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChangedOperator"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listProposals: {
        parameters: {
            query?: {
                /** @description Those that wait no longer, the newest 200, in place of those that do. */
                decided?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first; decided ones newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Proposal"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    proposeAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description What waits now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    approveProposal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Approval"];
            };
        };
        responses: {
            /** @description How it ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ApprovedProposal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listApproverGaps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each permission and merchant that has fewer than two approvers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["ApproverGap"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listProposalItems: {
        parameters: {
            query: {
                /** @description Of the proposal. */
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order in which they are done; 500 at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["ProposalItem"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rejectProposal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        responses: {
            /** @description Rejected; nothing was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Proposal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resumeProposal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description It goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Proposal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    revealProposal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealProposalPayload"];
            };
        };
        responses: {
            /** @description In clear; it is shown for a minute. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RevealedProposal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    stopProposal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Id"];
            };
        };
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
                        value: components["schemas"]["Proposal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    withdrawProposal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Taken back; nothing was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Proposal"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The built-in ones first, in their order; then those of this installation by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Role"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleRights"];
            };
        };
        responses: {
            /** @description The role, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RoleRights"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleRights"];
            };
        };
        responses: {
            /** @description The role, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RoleRights"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleName"];
            };
        };
        responses: {
            /** @description Removed, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RemovedRole"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOfficePromotions: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Promotions and what they cost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["OfficePromotion"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    closePromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionClosing"];
            };
        };
        responses: {
            /** @description Close a promotion early. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficePromotionPage"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    countEligibleMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionConditions"];
            };
        };
        responses: {
            /** @description Counted now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["EligibleMembers"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPromotionEntries: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description Those that were decided. */
                decided?: boolean;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Applications of members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["PromotionEntry"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    decidePromotionEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionDecision"];
            };
        };
        responses: {
            /** @description Decided, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionEntry"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listPromotionProofs: {
        parameters: {
            query: {
                /** @description The application. */
                id: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first; empty where there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["WithdrawalProof"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    fundPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionFunding"];
            };
        };
        responses: {
            /** @description Put money into a budget, or take it out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficePromotionPage"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    publishPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionPublication"];
            };
        };
        responses: {
            /** @description Publish what is written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficePromotionPage"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    savePromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionDraft"];
            };
        };
        responses: {
            /** @description Write a promotion, or change what is written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficePromotionPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOfficePromotion: {
        parameters: {
            query: {
                /** @description By code or brand. */
                merchant: string;
                /** @description Its code. */
                promotion: components["schemas"]["PromotionCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One promotion with its versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfficePromotionPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    simulatePromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionScenario"];
            };
        };
        responses: {
            /** @description Try a promotion with one member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionOutcome"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getAgentsReport: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description What a row is of; the first where none is named. */
                by?: "contract" | "agent" | "day" | "month";
                /** @description The first day, of each merchant; with no `to` either, the last 30 days. */
                from?: components["parameters"]["firstDay"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description By `group` or a figure, with a minus before it for the largest first. */
                sort?: components["parameters"]["reportSort"];
                /** @description The last day, today where none is named. */
                to?: components["parameters"]["lastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to a minute old, in whole days of each merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getCohortsReport: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description What a row is of; the first where none is named. */
                by?: "month" | "day";
                /** @description The first day, of each merchant; with no `to` either, the last 30 days. */
                from?: components["parameters"]["firstDay"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description By `group` or a figure, with a minus before it for the largest first. */
                sort?: components["parameters"]["reportSort"];
                /** @description The last day, today where none is named. */
                to?: components["parameters"]["lastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to a minute old, in whole days of each merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getDashboard: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description Today where none is named. */
                period?: components["schemas"]["reports_Period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures are up to a minute old; ages are of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Dashboard"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getFunnelReport: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description What a row is of; the first where none is named. */
                by?: "day" | "month" | "country" | "way";
                /** @description The first day, of each merchant; with no `to` either, the last 30 days. */
                from?: components["parameters"]["firstDay"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description By `group` or a figure, with a minus before it for the largest first. */
                sort?: components["parameters"]["reportSort"];
                /** @description The last day, today where none is named. */
                to?: components["parameters"]["lastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to a minute old, in whole days of each merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getGamesReport: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description What a row is of; the first where none is named. */
                by?: "vendor" | "line" | "game" | "day" | "month";
                /** @description The first day, of each merchant; with no `to` either, the last 30 days. */
                from?: components["parameters"]["firstDay"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description By `group` or a figure, with a minus before it for the largest first. */
                sort?: components["parameters"]["reportSort"];
                /** @description The last day, today where none is named. */
                to?: components["parameters"]["lastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to a minute old, in whole days of each merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits and fails, whom it hears of, and how old its keys are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Health"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobId"];
            };
        };
        responses: {
            /** @description It runs as soon as a gateway is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RetriedJob"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getLimitsReport: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description What a row is of; the first where none is named. */
                by?: "rule";
                /** @description The first day, of each merchant; with no `to` either, the last 30 days. */
                from?: components["parameters"]["firstDay"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description By `group` or a figure, with a minus before it for the largest first. */
                sort?: components["parameters"]["reportSort"];
                /** @description The last day, today where none is named. */
                to?: components["parameters"]["lastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to a minute old, in whole days of each merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getMembersReport: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description What a row is of; the first where none is named. */
                by?: "day" | "month" | "member";
                /** @description The first day, of each merchant; with no `to` either, the last 30 days. */
                from?: components["parameters"]["firstDay"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description By `group` or a figure, with a minus before it for the largest first. */
                sort?: components["parameters"]["reportSort"];
                /** @description The last day, today where none is named. */
                to?: components["parameters"]["lastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to a minute old, in whole days of each merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPaymentsReport: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description What a row is of; the first where none is named. */
                by?: "method" | "provider" | "day" | "month";
                /** @description The first day, of each merchant; with no `to` either, the last 30 days. */
                from?: components["parameters"]["firstDay"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description By `group` or a figure, with a minus before it for the largest first. */
                sort?: components["parameters"]["reportSort"];
                /** @description The last day, today where none is named. */
                to?: components["parameters"]["lastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to a minute old, in whole days of each merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPointsReport: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description What a row is of; the first where none is named. */
                by?: "day" | "month";
                /** @description The first day, of each merchant; with no `to` either, the last 30 days. */
                from?: components["parameters"]["firstDay"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description By `group` or a figure, with a minus before it for the largest first. */
                sort?: components["parameters"]["reportSort"];
                /** @description The last day, today where none is named. */
                to?: components["parameters"]["lastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to a minute old, in whole days of each merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPreparedReport: {
        parameters: {
            query: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it is, and a page of its answer once it is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PreparedReport"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getPromotionsReport: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description What a row is of; the first where none is named. */
                by?: "promotion" | "day" | "month";
                /** @description The first day, of each merchant; with no `to` either, the last 30 days. */
                from?: components["parameters"]["firstDay"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description By `group` or a figure, with a minus before it for the largest first. */
                sort?: components["parameters"]["reportSort"];
                /** @description The last day, today where none is named. */
                to?: components["parameters"]["lastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to a minute old, in whole days of each merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getReferralsReport: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description What a row is of; the first where none is named. */
                by?: "inviter" | "day" | "month";
                /** @description The first day, of each merchant; with no `to` either, the last 30 days. */
                from?: components["parameters"]["firstDay"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description By `group` or a figure, with a minus before it for the largest first. */
                sort?: components["parameters"]["reportSort"];
                /** @description The last day, today where none is named. */
                to?: components["parameters"]["lastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to a minute old, in whole days of each merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartReport"];
            };
        };
        responses: {
            /** @description How far it is; its answer is with `getPreparedReport`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PreparedReport"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getTaxReport: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description What a row is of; the first where none is named. */
                by?: "month" | "line" | "day";
                /** @description The first day, of each merchant; with no `to` either, the last 30 days. */
                from?: components["parameters"]["firstDay"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description By `group` or a figure, with a minus before it for the largest first. */
                sort?: components["parameters"]["reportSort"];
                /** @description The last day, today where none is named. */
                to?: components["parameters"]["lastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to a minute old, in whole days of each merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getWinsReport: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description What a row is of; the first where none is named. */
                by?: "round";
                /** @description The first day, of each merchant; with no `to` either, the last 30 days. */
                from?: components["parameters"]["firstDay"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description By `group` or a figure, with a minus before it for the largest first. */
                sort?: components["parameters"]["reportSort"];
                /** @description The last day, today where none is named. */
                to?: components["parameters"]["lastDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to a minute old, in whole days of each merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Report"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    searchOffice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchPayload"];
            };
        };
        responses: {
            /** @description Each with what it was found by; what the roles do not show is not found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Found"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session that asks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnSession"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listDemonstration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["DemonstrationOperator"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    enterDemonstration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorName"];
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnSession"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endOwnSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Ended; its next request is refused. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOwnFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passkeys by when they were made, and the password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnFactors"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addOwnPasskey: {
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
            /** @description How you log in now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnFactors"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startOwnPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For `navigator.credentials.create`. */
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
            default: components["responses"]["Refused"];
        };
    };
    removeOwnPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description How you log in now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnFactors"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptanceByPassword"];
            };
        };
        responses: {
            /** @description How you log in now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnFactors"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How you log in now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnFactors"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the authenticator is set up with, good for ten minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AuthenticatorSetUp"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    openInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description Whom it invites, and an authenticator's secret to begin with. Looking uses nothing up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Invitation"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    acceptByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptanceByPasskey"];
            };
        };
        responses: {
            /** @description The account is active and logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnSession"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startPasskeyAcceptance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description For `navigator.credentials.create`. */
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
            default: components["responses"]["Refused"];
        };
    };
    acceptByPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptanceByPassword"];
            };
        };
        responses: {
            /** @description The account is active and logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnSession"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOwnSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session that asks first, then by last use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["OpenSession"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    logInByPasskey: {
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
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnSession"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startPasskeyLogIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For `navigator.credentials.get`. */
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
    logInByPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordLogIn"];
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnSession"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out; the cookie is void. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    streamQueueChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data of each event is a `QueueChange`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["QueueChange"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    stepUpByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepUpCode"];
            };
        };
        responses: {
            /** @description Proved for five minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnSession"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    stepUpByPasskey: {
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
            /** @description Proved for five minutes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnSession"];
                    };
                };
            };
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
            /** @description For `navigator.credentials.get`. */
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
    listSettings: {
        parameters: {
            query?: {
                /** @description Only what is set or planned otherwise than brand.json states. */
                differs?: boolean;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Setting"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listBrandFacts: {
        parameters: {
            query: {
                merchant: components["schemas"]["MerchantName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of brand.json. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["BrandFact"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    exportSettings: {
        parameters: {
            query: {
                merchant: components["schemas"]["MerchantName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of what is in force now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BrandPatch"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getSetting: {
        parameters: {
            query: {
                after?: string;
                key: components["schemas"]["SettingKey"];
                merchant: components["schemas"]["MerchantName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Decisions from the latest on, 200 a page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["SettingDecision"][];
                            next: components["schemas"]["Next"];
                            setting: components["schemas"]["Setting"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    revertSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingReversion"];
            };
        };
        responses: {
            /** @description The setting, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Setting"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingChange"];
            };
        };
        responses: {
            /** @description The setting, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Setting"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listSites: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Site"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    makeCertificationPlayers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificationPayload"];
            };
        };
        responses: {
            /** @description One in each state, and several active ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["CertificationPlayer"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    closeSites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosePayload"];
            };
        };
        responses: {
            /** @description All of them or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Site"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    renewPushKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushKeyPayload"];
            };
        };
        responses: {
            /** @description The public half of the new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PushKey"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    rotateSealingKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new key; the one before opens bodies for a while. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SealingKey"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listMerchants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the brands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Merchant"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    openSites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedMerchant"];
            };
        };
        responses: {
            /** @description All of them or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Site"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listOutboundCalls: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first, 500 at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["OutboundCall"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    retryOutboundCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutboundCallId"];
            };
        };
        responses: {
            /** @description It is made again at once, and for an hour if need be. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RetriedCall"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listBlockedRegions: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By merchant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["BlockedRegion"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    allowRegion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionPayload"];
            };
        };
        responses: {
            /** @description All of the sites or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Site"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    blockRegion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionPayload"];
            };
        };
        responses: {
            /** @description All of the sites or none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Site"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listBroadcasts: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description The content that was sent. */
                item?: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                state?: components["schemas"]["BroadcastState"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["Broadcast"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    countBroadcastReach: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReachAsked"];
            };
        };
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    sendBroadcast: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BroadcastWanted"];
            };
        };
        responses: {
            /** @description What is sent, or what waits for a second operator. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Broadcast"] | components["schemas"]["Waiting"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    takeBackBroadcast: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BroadcastEnd"];
            };
        };
        responses: {
            /** @description Taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Broadcast"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listChatCases: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description Of one member only. */
                member?: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                room?: string;
                /** @description What waits where absent: reported, hidden or held. */
                state?: "waiting" | "removed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What waits, oldest first; what was removed, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["ChatCase"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    keepChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatKeeping"];
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
                        value: components["schemas"]["ChatCase"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getChatCase: {
        parameters: {
            query: {
                id: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With ten messages before it and ten behind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatCaseInContext"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    muteChatMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMuting"];
            };
        };
        responses: {
            /** @description Muted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatMute"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listChatMutes: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description Of one member only. */
                member?: string;
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                /** @description Those that hold where absent. */
                state?: "holding" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["ChatMute"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRemoval"];
            };
        };
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatCase"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    changeChatRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRoomChange"];
            };
        };
        responses: {
            /** @description The room as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatRoom"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listChatRooms: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["ChatRoom"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getChatRules: {
        parameters: {
            query: {
                merchant: components["schemas"]["MerchantName"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version that counts, and the ones before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatRules"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setChatRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRulesChange"];
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatRules"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    unmuteChatMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatUnmuting"];
            };
        };
        responses: {
            /** @description The mute that held longest; all of them have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatMute"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listFeedback: {
        parameters: {
            query?: {
                about?: components["schemas"]["FeedbackTopic"];
                /** @description `next` of the page before. */
                after?: components["parameters"]["after"];
                /** @description An operator, or `nobody`. */
                assignee?: string;
                /** @description What happened at this time or later, in ISO 8601 with a zone. */
                from?: components["parameters"]["from"];
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                state?: components["schemas"]["FeedbackStatus"];
                /** @description What happened before this time. */
                to?: components["parameters"]["to"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first; what is open, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            about: components["schemas"]["About"];
                            list: components["schemas"]["Feedback"][];
                            next: components["schemas"]["Next"];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    answerFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackAnswer"];
            };
        };
        responses: {
            /** @description Sent to every member who asked, also by what was merged into it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FeedbackState"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    assignFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackAssignment"];
            };
        };
        responses: {
            /** @description Assigned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FeedbackState"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    closeFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackClosing"];
            };
        };
        responses: {
            /** @description Closed; nobody is told. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FeedbackState"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    mergeFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackMerge"];
            };
        };
        responses: {
            /** @description Merged; the answer to the other goes to both. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FeedbackState"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listVendors: {
        parameters: {
            query?: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By their codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Vendor"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    setVendorAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorAvailability"];
            };
        };
        responses: {
            /** @description The vendor as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Vendor"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listCertifications: {
        parameters: {
            query: {
                vendor: components["schemas"]["VendorCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last five, the newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["Certification"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startCertification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartCertification"];
            };
        };
        responses: {
            /** @description The certification, which is about to run; one that already runs for the vendor is answered instead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Certification"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    startVendorMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VendorMaintenancePayload"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Maintenance"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    endVendorMaintenance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NamedVendor"];
            };
        };
        responses: {
            /** @description What is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Maintenance"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getVendor: {
        parameters: {
            query: {
                /** @description One merchant only, by its code or its brand. */
                merchant?: components["parameters"]["merchant"];
                vendor: components["schemas"]["VendorCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VendorPage"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pinned ones first, then by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: {
                            list: components["schemas"]["View"][];
                        };
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    removeView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Id"];
            };
        };
        responses: {
            /** @description Gone, also for whoever it was shared with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: null;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveView"];
            };
        };
        responses: {
            /** @description The view. Shared with a role, its event is `view.shared`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["View"];
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
