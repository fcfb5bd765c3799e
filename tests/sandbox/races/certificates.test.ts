import { CertificatePlay } from '@tests/sandbox/certificate/certificatePlay'
import { newRequestId } from '@tests/sandbox/wireClient'
import { byTurns, type Pair, startPair } from './twoProcesses'

const mobile = '13800138007'

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
})
afterAll(() => pair.close())

/** The customer in both processes with one login, their identity proved. */
async function inBoth(): Promise<readonly [CertificatePlay, CertificatePlay]> {
  const token = await pair.one.login(mobile)
  const both = [new CertificatePlay(pair.one, token, mobile), new CertificatePlay(pair.other, token, mobile)] as const
  await both[0].prove()
  return both
}

const countOf = async (query: string) =>
  Number((await pair.rows<{ count: string }>(`select count(*) from ${query}`, []))[0]?.count)

const ofCustomer = 'certificates where user_id = 107'

describe('certificates over two processes', () => {
  it('P1 R-119 many intents for one loan at once make one certificate and one mail', async () => {
    const both = await inBoth()
    const loanIds = (await both[0].loanIds()).slice(0, 1)
    const before = await countOf(ofCustomer)
    const answers = await byTurns(both, 24, (play) => play.apply({ loanIds }))
    expect(answers.filter(({ code }) => code === '000000')).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'CERTIFICATE_ISSUED')).toHaveLength(23)
    expect(await countOf(ofCustomer)).toBe(before + 1)
    expect(await countOf('certificate_mails where user_id = 107')).toBe(1)
  })

  it('P4 R-119 one intent sent many times at once makes one paper certificate', async () => {
    const both = await inBoth()
    const requestId = newRequestId()
    const address = { name: '吴鹏', mobile, address: '云川省青禾市望江街 8 号' }
    const wish = { kind: 'general', method: 'paper', address } as const
    const answers = await byTurns(both, 24, (play) => play.apply(wish, requestId))
    expect(new Set(answers.map(({ data }) => data.certificateId)).size).toBe(1)
    expect(await countOf(`${ofCustomer} and method = 'paper'`)).toBe(1)
  })
})
