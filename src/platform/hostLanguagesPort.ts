/** The languages that the customer has set on the host, the preferred one first, such as `zh_CN` or `en-GB`; none where the host does not tell. */
export type HostLanguages = () => readonly string[]
