/** Result of the host's own payment sheet. It proves nothing: `done` and `unknown` both start a query (P10). */
export type HostPayOutcome = 'done' | 'cancelled' | 'failed' | 'unknown'

/** Payment tools that a host supports, and how it runs them. */
export interface PayPort {
  /** The tools that this host supports; others are not offered. */
  tools: readonly ('DEBIT_CARD' | 'ALIPAY' | 'WECHATPAY')[]
  /** Opens the host's own sheet with the server's parameters; never rejects. */
  openSheet(payParams: Record<string, string>): Promise<HostPayOutcome>
  /** Opens a provider's page; only H5 can open addresses. */
  leaveFor(redirectUrl: string): void
}
