/** Opens an address outside the app. `copied`: the host cannot open it, so the address was copied; `refused`: copying failed too. */
export type OpenLink = (url: string) => Promise<'opened' | 'copied' | 'refused'>
