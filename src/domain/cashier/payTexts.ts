/** What the flow itself tells the customer, in his language. The server's own words come first where it gave some. */
export interface PayTexts {
  /** Nobody knows what became of the payment; it will not be made twice. */
  lost: string
  /** The last word was a failure, without a reason. */
  failed: string
  /** An earlier payment with another tool is still open. */
  blocked: string
  /** There is no way to go on with this tool. */
  stuck: string
  cancelled: string
  hostFailed: string
  /** The bank's code could not be asked for. */
  codeNotSent: string
}
