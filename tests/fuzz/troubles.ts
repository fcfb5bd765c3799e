type Send = (request: Request) => Promise<Response>

/** What an unsteady network does to calls of the contract; both are shares of them. */
export interface Troubles {
  /** Sent twice at the same time. */
  doubled: number
  /** Answered, without the answer reaching the caller. */
  lost: number
}

/** Pages and buttons of the sandbox stand for people, whom the app's network does not reach. */
const isCall = ({ method, url }: Request): boolean =>
  method === 'POST' && !/^\/(sandbox|__faults|notify)\//.test(new URL(url).pathname)

/**
 * A `fetch` with an unsteady network.
 * @param seen called with each answer, also those that are lost
 */
export function troubled(
  send: Send,
  { doubled, lost }: Troubles,
  random: () => number,
  seen: (request: Request, answer: Response) => void,
): typeof fetch {
  const sent = async (request: Request): Promise<Response> => {
    const answer = await send(request)
    seen(request, answer)
    return answer
  }
  return async (input, init) => {
    const request = new Request(input, init)
    if (!isCall(request)) return sent(request)
    const [isDoubled, isLost] = [random() < doubled, random() < lost]
    const [answer] = await Promise.all([sent(request.clone()), isDoubled ? sent(request.clone()) : undefined])
    if (isLost) throw new TypeError('fetch failed')
    return answer
  }
}
