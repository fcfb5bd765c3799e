import { areas } from '../../../sandbox/areas'
import { mustBeAnswered } from '../../../sandbox/http/answered'
import { contractFolder, type ScannedEndpoint, scanContract } from '../../../sandbox/http/scan'

const routes = areas.flatMap((area) => area.routes)
const declared = (file: string, name: string): ScannedEndpoint => ({
  file,
  name,
  path: `/xbt/${name}`,
  request: 'Req',
  response: 'Res',
})

describe('a call of the contract', () => {
  it('is answered by an area, whichever file declares it', () => {
    expect(() => mustBeAnswered(scanContract(contractFolder).endpoints, routes)).not.toThrow()
  })

  it('without a handler ends the start, and says which files to write', () => {
    const start = () => mustBeAnswered([declared('mall/rank.ts', 'rank'), declared('topup.ts', 'charge')], routes)
    expect(start).toThrow(
      /src\/contract\/mall\/rank\.ts: no handler answers rank; list that file in sandbox\/areas\/mall\/contract\.ts/,
    )
    expect(start).toThrow(
      /src\/contract\/topup\.ts: no handler answers charge; write its handler in sandbox\/areas\/topup\/routes\.ts/,
    )
  })
})
