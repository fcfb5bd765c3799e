import type { FamilyFacts, HostKey } from '@/contract/families'

// The build replaces APP_HOSTS by an object literal, which directly behind an arrow would be parsed as a block.
const hosts = APP_HOSTS

/** Hosts of this build's environment; on H5 the development and test environments talk to their own origin. */
export const hostOf = (key: HostKey): string => hosts[key]

/** The address before a path of this family: its gateway where this build has one, else its host and prefix. */
export const baseOf = ({ host, prefix, gateway }: FamilyFacts): string =>
  (gateway && hosts[gateway]) || hosts[host] + prefix

/** Public key of apiVip calls; empty in a build for the sandbox, which publishes its own. */
export const publicKey = (): string => hosts.publicKey
