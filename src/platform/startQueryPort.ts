/** The query the app was opened with, every value as text; where the host shows an address, the secrets leave it. */
export type TakeStartQuery = (secrets: readonly string[]) => Record<string, string>
