import type { HostKey } from '@/contract/families'

// The build puts an object literal here; behind an arrow it would read as a block.
const hosts = APP_HOSTS

/** Hosts of this build's environment; on H5 the development and test environments talk to their own origin. */
export const hostOf = (key: HostKey): string => hosts[key]

/** Public key of apiVip calls; the sandbox makes its own and hands it out, so an empty one is asked for there. */
export const publicKey = (): string => hosts.publicKey
