import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Lang, languageOf } from '../language'

/** The language of a page of the sandbox: `lang` of its address, else the browser's. */
export const langOf = (request: FastifyRequest): Lang =>
  languageOf((request.query as { lang?: string }).lang ?? request.headers['accept-language'])

/** Sends a page of the sandbox. */
export const sendPage = (reply: FastifyReply, text: string) => reply.type('text/html; charset=utf-8').send(text)
