export interface Sms {
  merchant: string;
  /** With its dialing code, such as +8801712345678. */
  to: string;
  text: string;
}

/** How text messages leave the house. Rejects when the message was not taken over by the carrier. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
