/** The parts of an absolute address: host and protocol in small letters, `port` filled in, `path` from `/`, `query` without `?`. */
interface HttpUrl {
  protocol: 'http' | 'https'
  host: string
  port: number
  path: string
  query: string
}

/** Visible ASCII without backslash and quoting characters: browsers read `\` as `/` and drop tabs and line breaks. */
const CHARACTERS = /^[!#-;=?-[\]^_a-z{|}~]+$/i
const BROKEN_ESCAPE = /%(?![\da-f]{2})/i
const PARTS = /^(https?):\/\/([^/?#:]+)(?::([1-9]\d{0,4}))?(\/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$/i

const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
const NUMBER_LABEL = /^(?:\d+|0x[\da-f]*)$/
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/

/** Dot segments, and an escaped slash, backslash or control character: each hides the real path. */
const TRICKY_PATH = /\/(?:\.|%2e){1,2}(?:\/|$)|%(?:2f|5c|[01][\da-f]|7f)/i

function isHost(host: string): boolean {
  const labels = host.split('.')
  // A last label that is a number makes a browser read the whole host as an IPv4 address, `2130706433` as 127.0.0.1.
  if (NUMBER_LABEL.test(labels[labels.length - 1] ?? '')) return IPV4.test(host)
  return host.length <= 253 && labels.every((label) => LABEL.test(label))
}

/**
 * An absolute http or https address in parts, or undefined. Stricter than a browser: no user part, backslash, control or non-ASCII
 * character, broken escape, dot segment, escaped slash or unusual form of an IP address. It replaces `URL`, which mini-programs lack, and
 * whose polyfills read `https://evil.com\.m.example.com/` as a sub-domain.
 */
export function parseHttpUrl(text: string): HttpUrl | undefined {
  if (typeof text !== 'string' || !CHARACTERS.test(text) || BROKEN_ESCAPE.test(text)) return undefined
  const match = PARTS.exec(text)
  if (!match) return undefined
  const protocol = match[1]?.toLowerCase() === 'https' ? 'https' : 'http'
  const host = match[2]?.toLowerCase() ?? ''
  const port = match[3] ? Number(match[3]) : protocol === 'https' ? 443 : 80
  const path = match[4] ?? '/'
  if (!isHost(host) || port > 65535 || TRICKY_PATH.test(path)) return undefined
  return { protocol, host, port, path, query: match[5] ?? '' }
}

/**
 * Whether the address belongs exactly to one of the hosts; sub-domains do not count. An entry is `host` or `host:port`, reached by https
 * only, or an origin such as `http://localhost:3000` where plain http is intended.
 */
export function isAllowedUrl(text: string, allowedHosts: readonly string[]): boolean {
  const url = parseHttpUrl(text)
  if (!url) return false
  return allowedHosts.some((entry) => {
    const allowed = parseHttpUrl(entry.includes('://') ? entry : `https://${entry}`)
    return allowed?.protocol === url.protocol && allowed.host === url.host && allowed.port === url.port
  })
}
