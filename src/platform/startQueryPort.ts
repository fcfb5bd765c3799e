/** The query that the app was opened with, every value as text; where the host shows an address, secrets are removed from it. */
export type TakeStartQuery = (secrets: readonly string[]) => Record<string, string>
