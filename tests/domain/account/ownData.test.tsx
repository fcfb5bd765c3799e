import { ok, sent } from '@tests/request/fakeHost'
import { moves } from '@tests/routes/fakeNavigation'
import { callsTo, during, screenTest, serve, settle } from '@tests/screens/screenTest'
import { box, press } from '@tests/ui/mounted'
import { says } from '@tests/ui/says'
import { ownData } from '@/contract/ownData'
import { OwnDataRow, OwnDataSheet } from '@/domain/account/OwnDataSheet'
import { OwnDataStore } from '@/domain/account/ownDataStore'
import { session } from '@/domain/session/session'
import { safety as words } from '@/i18n/safety'
import { saveFile } from '@/platform/storage/saveFile'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'
import { useScreenStore } from '@/shell/useScreenStore'

jest.mock('@/platform/storage/saveFile', () => ({ saveFile: { way: 'copy', hand: jest.fn(), forget: jest.fn() } }))

const address = { url: 'https://api.example/account/own-data/k', fileName: 'my-data.json', endTime: 1 }

const Settings = page(routes.settings, function Settings() {
  const store = useScreenStore(() => new OwnDataStore())
  return (
    <Screen popups={<OwnDataSheet store={store} />}>
      <OwnDataRow store={store} />
    </Screen>
  )
})

const screen = screenTest(Settings, 'center/personInfo/setUp')
beforeEach(() => {
  jest.mocked(saveFile.hand).mockReset()
  jest.mocked(saveFile.forget).mockReset()
  screen.open()
  press('own-data')
})
const downloads = () => sent.filter(({ api }) => api === 'downloadFile')

/** Makes the file, whose download the test answers. */
async function make(): Promise<void> {
  press('own-data-make')
  await serve(ownData, ok(address))
  await during(() => downloads()[0]?.settle({ statusCode: 200, tempFilePath: 'tmp://own' }))
}

describe('one’s own data', () => {
  it('is downloaded from the address that the server gives once, and then handed over by a tap', async () => {
    await says(box, '文件包含您的完整信息，请妥善保管。', 'It contains your full data, so keep it safe.')
    await make()
    expect(downloads().map(({ url }) => url)).toEqual([address.url])
    expect(box.textContent).toContain(words.fileName('my-data.json'))
    expect(saveFile.hand).not.toHaveBeenCalled()
    jest.mocked(saveFile.hand).mockResolvedValue(true)
    await during(() => press('own-data-hand'))
    expect(saveFile.hand).toHaveBeenCalledWith('tmp://own', 'my-data.json')
    expect(box.textContent).toContain(words.handed.copy)
  })

  it('says so where the host or the customer refused, and can be tried again', async () => {
    await make()
    jest.mocked(saveFile.hand).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    await during(() => press('own-data-hand'))
    expect(box.textContent).toContain(words.notHanded.copy)
    await during(() => press('own-data-hand'))
    expect(box.textContent).toContain(words.handed.copy)
  })

  it('R-44 a failed download is one toast, and the next tap asks for a new address', async () => {
    press('own-data-make')
    await serve(ownData, ok(address))
    await during(() => downloads()[0]?.settle({ statusCode: 410, tempFilePath: '' }))
    expect(moves).toHaveLength(1)
    expect(box.querySelector('#own-data-hand')).toBeNull()
    press('own-data-make')
    await settle()
    expect(callsTo(ownData)).toHaveLength(2)
  })

  it('U3 the file is removed when its customer leaves, and the next one sees none', async () => {
    await make()
    await during(() => session.signOut())
    expect(saveFile.forget).toHaveBeenCalledWith('tmp://own')
    await during(() => session.signIn('token-b'))
    press('own-data')
    expect([box.querySelector('#own-data-hand'), box.querySelector('#own-data-make')]).toEqual([
      null,
      expect.anything(),
    ])
  })
})
