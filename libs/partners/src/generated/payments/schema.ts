// Made from openapi/ by `npm run contract`; do not edit.
export interface paths {
    "/psp/{provider}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A payment provider reports
         * @description A provider that keeps this contract, as the sandbox does, signs with X-Timestamp and X-Nonce; one with a webhook format of its own is read by its adapter (docs/guides/connect-a-payment-provider.md). 120 s window, nonce once. A repeated report of the same payment is answered alike and moves nothing.
         */
        post: operations["receiveCashierWebhook"];
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
        CashierReport: {
            amount: components["schemas"]["PositiveAmount"];
            currency: string;
            /** Format: uuid */
            depositId: string;
            /** @description The provider's own id. */
            paymentId: string;
            /** @enum {string} */
            status: "succeeded" | "failed" | "cancelled";
        };
        Done: {
            /** @constant */
            success: true;
            value: null;
        };
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
        ErrorCode: "invalid_request" | "unknown_operation" | "method_not_allowed" | "payload_too_large" | "unsupported_media_type" | "not_found" | "internal_error" | "unavailable" | "signature_invalid" | "illegal_transition";
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
        /** @description Decimal in major units of the member's currency. Zero, more decimals than the currency has, and amounts outside the limits are refused with `amount_invalid`, `amount_decimals` or `amount_out_of_range`. */
        PositiveAmount: string;
    };
    responses: {
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
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
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    receiveCashierWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description Used once. */
                "X-Nonce": string;
                /** @description Unix seconds. */
                "X-Timestamp": string;
            };
            path: {
                /** @description The provider, such as sandbox. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CashierReport"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            /** @description The signature is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
