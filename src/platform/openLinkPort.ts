/** Opens an address outside the app. `copied`: the host opens none, so that the address was copied; `refused`: not even that. */
export type OpenLink = (url: string) => Promise<'opened' | 'copied' | 'refused'>
