/** The call does not follow the wire: answered with HTTP 400. */
export class BadRequest extends Error {}

/** The answer of everything that is not an answer of the contract. */
export const errorBody = (code: string, message: string) => ({ code, message })
