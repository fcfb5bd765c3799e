import { createHash } from 'node:crypto'
import type { RequestHandler } from 'express'

/** One call as a handler of this server gets it. */
export interface Asked {
  data: Record<string, unknown>
  token: string | undefined
  requestId: string
}

/** A refusal with a code of the contract. */
export class Refused extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

type Envelope = 'ordinary' | 'cashier'

const success: Record<Envelope, (data: unknown) => object> = {
  ordinary: (data) => ({ code: '000000', message: '', data }),
  cashier: (response) => ({ status: 1, response }),
}
const refusal: Record<Envelope, (code: string) => object> = {
  ordinary: (code) => ({ code, message: `no: ${code}` }),
  cashier: (code) => ({ status: 0, code, message: `no: ${code}` }),
}

/** Reads a signed call, and answers what a handler says in the envelope of its family. */
export const answering =
  (envelope: Envelope, handle: (asked: Asked) => unknown): RequestHandler =>
  (request, response) => {
    const { ua, args, sign, url, mToken } = request.body as Record<string, string>
    const signed = createHash('md5').update(`args=${args}&ua=${ua}&url=${url}`).digest('hex')
    if (sign !== signed || url !== request.path) {
      response.status(400).json({ message: 'the signature is wrong' })
      return
    }
    try {
      const asked = { data: JSON.parse(args ?? '{}'), token: mToken, requestId: request.get('requestId') ?? '' }
      response.json(success[envelope](handle(asked)))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      response.json(refusal[envelope](error.code))
    }
  }
