/** Names of query parameters that must not stay in an address, a history entry, a share path or a report (U4). */
export const secretKeys: readonly string[] = ['token', 'mToken', 'rscToken', 'userId']
