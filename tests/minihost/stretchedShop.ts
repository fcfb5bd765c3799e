import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** Goods in one answer of the enlarged mall, and in all of them. */
const PAGE = 400
const ALL = 10_000

/** A mall with very many goods. */
interface StretchedShop {
  url: string
  /** Rows that have been returned so far. */
  rows(): number
  close(): Promise<void>
}

/** A sandbox whose mall has 10 000 goods, 400 per answer; every other call is forwarded unchanged. */
export async function stretchShop(sandboxUrl: string): Promise<StretchedShop> {
  let rows = 0
  let samples: object[] = []
  const stretched = (text: string): string => {
    const body = JSON.parse(text) as { data: { goodList: object[]; isNext: boolean } }
    // The seed has fewer pages than the enlarged mall.
    if (body.data.goodList.length > 0) samples = body.data.goodList
    body.data.goodList = Array.from({ length: PAGE }, () => {
      rows += 1
      const sample = samples[rows % samples.length]
      return { ...sample, goodsId: `g${rows}`, title: `${rows} of ${ALL}` }
    })
    body.data.isNext = rows < ALL
    return JSON.stringify(body)
  }
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const { method = 'GET', url = '/' } = request
    const answer = await fetch(sandboxUrl + url, {
      method,
      headers: headers as Record<string, string>,
      body: method === 'GET' ? undefined : Buffer.concat(chunks),
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(url === '/xbt/shop' ? stretched(bytes.toString()) : bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    rows: () => rows,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
