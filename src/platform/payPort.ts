/** What the host's own payment sheet said. It proves nothing: `done` and `unknown` both start a query (P10). */
export type HostPayOutcome = 'done' | 'cancelled' | 'failed' | 'unknown'

/** Tools that a host can run, and how it runs them. */
export interface PayPort {
  /** Which tools this host can run at all; others are not offered. */
  tools: readonly ('DEBIT_CARD' | 'ALIPAY' | 'WECHATPAY')[]
  /** Opens the host's own sheet with the server's parameters; never rejects. */
  openSheet(payParams: Record<string, string>): Promise<HostPayOutcome>
  /** Leaves for a provider's page; only H5 has addresses to go to. */
  leaveFor(redirectUrl: string): void
}
