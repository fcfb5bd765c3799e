/**
 * Shows one line over the page; it stays when the next page opens. @param duration milliseconds: 2 000, or 3 000 for assist and a failed
 * create-and-pay
 */
export type ShowToast = (text: string, duration?: number) => void
