import type { FastifyInstance } from 'fastify'
import { ownAddress } from '../../../sandbox/provider/send'

const listeningOn = (address: string, family: string) =>
  ownAddress({ server: { address: () => ({ address, family, port: 8700 }) } } as unknown as FastifyInstance)

it.each([
  ['127.0.0.1', 'IPv4', 'http://127.0.0.1:8700'],
  ['0.0.0.0', 'IPv4', 'http://127.0.0.1:8700'],
  ['192.0.2.7', 'IPv4', 'http://192.0.2.7:8700'],
  ['::', 'IPv6', 'http://[::1]:8700'],
  ['2001:db8::7', 'IPv6', 'http://[2001:db8::7]:8700'],
])('notifications reach a server that listens on %s', (address, family, expected) => {
  expect(listeningOn(address, family)).toBe(expected)
})
