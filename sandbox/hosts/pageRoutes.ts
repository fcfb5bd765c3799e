import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { policyOf } from '../http/security'
import { langOf, sendPage } from '../pages/reply'
import { bundle } from './bundle'
import { hostsPage } from './hostsPage'
import { hostsStyle } from './pageStyle'

/** The page runs its own files alone, and shows frames of its own origin alone. */
const policy = policyOf({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  frameSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
})

/** The script of the page, with the routes of the app. */
const pageProgram = (): string =>
  bundle({
    name: 'hosts.js',
    entry: path.join(__dirname, 'page/main.ts'),
    folders: [path.join(__dirname, 'page'), path.resolve(__dirname, '../../src')],
    options: { format: 'iife' },
  })

/** The page of the hosts; its script is built when it is first asked for. */
export function mountHostsPage(app: FastifyInstance): void {
  let script: string | undefined
  app.get('/sandbox/hosts/page.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(hostsStyle))
  app.get('/sandbox/hosts/page.js', async (_request, reply) => {
    script ??= readFileSync(pageProgram(), 'utf8')
    return reply.type('text/javascript; charset=utf-8').send(script)
  })
  app.get('/sandbox/hosts', async (request, reply) => {
    reply.helmet(policy)
    return sendPage(reply, hostsPage(langOf(request)))
  })
}
