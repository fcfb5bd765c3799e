import { hostname } from 'node:os'
import type { FastifyRequest } from 'fastify'

/** The end of a connection that is ours, as a socket names it; a connection that has ended has none. */
export interface OwnEnd {
  localAddress?: string
  localPort?: number
}

/** Names of this machine on itself, whatever the port: a development server, a tunnel or a container has one of its own. The last is Android's emulator's. */
const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]', '10.0.2.2']

/** Names of this machine in its network. */
const machineNames: readonly string[] = [hostname(), `${hostname()}.local`].map((name) => name.toLowerCase())

/** The parts of a `Host` header; undefined where it is no plain name or address with a port. */
export function parseHost(header: string): URL | undefined {
  const text = `http://${header.toLowerCase()}`
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.origin === text.replace(/:80$/, '') ? url : undefined
}

/** Whether a name is one of this machine: it cannot be given to another server by the owner of a domain. */
export const isOwnName = (name: string): boolean => loopbackNames.includes(name) || machineNames.includes(name)

/** The address of a socket as a host: IPv4 within IPv6 is IPv4, and IPv6 is in brackets. */
function addressOf({ localAddress = '127.0.0.1' }: OwnEnd): string {
  const address = localAddress.replace(/^::ffff:/, '')
  return address.includes(':') ? `[${address}]` : address
}

/**
 * Address at which a caller reached this server, without a slash at the end. The `Host` header is believed where it names this end of the connection;
 * anyone else than a browser sends what they like, and the address is where a customer is sent back to.
 */
export function reachedOrigin(header: string, end: OwnEnd): string {
  const host = parseHost(header)
  const address = addressOf(end)
  const isLocal = /^127\.|^\[::1\]$/.test(address)
  const isPort = host !== undefined && (host.port || '80') === String(end.localPort)
  const isNamed =
    host !== undefined &&
    ((isLocal && loopbackNames.includes(host.hostname)) ||
      (isPort && (host.hostname === address || machineNames.includes(host.hostname))))
  return isNamed ? host.origin : `http://${address}:${end.localPort ?? 80}`
}

/** Public address of this server for a request: the configured one, else the one that the caller reached it at. */
export const originOf = (request: FastifyRequest, publicOrigin: string | undefined): string =>
  publicOrigin ?? reachedOrigin(request.headers.host ?? '', request.socket)

/** Reads the variable of an origin; throws where it is no address such as `https://wallet.example`. */
export function parseOrigin(
  variable: 'PUBLIC_ORIGIN' | 'FRAMES_ORIGIN' | 'HOT_ORIGIN',
  text: string | undefined,
): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!url || !isWeb || `${url.origin}/` !== url.href)
    throw new Error(`${variable} must be an address such as https://wallet.example, without a path, not "${text}"`)
  return url.origin
}
