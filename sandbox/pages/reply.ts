import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Lang, languageOf } from '../language'

/** The language of a page of the sandbox: `lang` of its address, else the browser's. */
export const langOf = (request: FastifyRequest): Lang =>
  languageOf((request.query as { lang?: string }).lang ?? request.headers['accept-language'])

/** Sends a page of the sandbox; it shows the state of a moment, so no cache keeps it. */
export const sendPage = (reply: FastifyReply, text: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text)
