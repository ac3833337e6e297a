export interface Email {
  merchant: string;
  /** One address, such as `rahim@example.com`. */
  to: string;
  /** One line. */
  subject: string;
  /** Plain text; line breaks are kept. */
  text: string;
}

/** How e-mails leave the house. Rejects when the message was not taken over by the mail server. */
export interface EmailSender {
  send(email: Email): Promise<void>;
}
