import { stored } from '@tests/request/fakeHost'
import { session } from '@/domain/session/session'
import { keepSupplierValues, supplierValues } from '@/domain/session/supplierValues'

jest.mock('@tarojs/taro', () => jest.requireActual('@tests/request/fakeHost').taroModule)

const none = { rscToken: undefined, rightsOrderNo: undefined }
const anns = { rscToken: 'rsc-a', rightsOrderNo: 'order-a' }

beforeEach(() => {
  session.signOut()
  stored.clear()
})

/** The app opened with this start query, as `app.tsx` does it: login first. */
function open(query: Parameters<typeof keepSupplierValues>[0] & { mToken?: string }): void {
  session.restore()
  session.signIn(query.mToken)
  keepSupplierValues(query)
}

describe('token and order of the rights-supplier area', () => {
  it('R-08 are kept over restarts', () => {
    open({ mToken: 'token-a', ...anns })
    expect(supplierValues()).toEqual(anns)
    open({})
    expect(supplierValues()).toEqual(anns)
  })

  it('R-08 a visitor who came with them has them after the login', () => {
    open(anns)
    session.signIn('token-a')
    expect(supplierValues()).toEqual(anns)
  })

  it('U3 are gone after sign-out, and the next customer does not have them', () => {
    open({ mToken: 'token-a', ...anns })
    session.signOut()
    expect(supplierValues()).toEqual(none)
    session.signIn('token-b')
    expect(supplierValues()).toEqual(none)
    expect([...stored.keys()]).toEqual(['mToken'])
  })

  it('U3 are gone when the server ends the session', () => {
    open({ mToken: 'token-a', ...anns })
    session.lose('token-a')
    expect(supplierValues()).toEqual(none)
  })

  it('U3 are replaced by those of the customer whom the next start query signs in', () => {
    open({ mToken: 'token-a', ...anns })
    open({ mToken: 'token-b', rscToken: 'rsc-b' })
    expect(supplierValues()).toEqual({ rscToken: 'rsc-b', rightsOrderNo: undefined })
  })

  it('U3 are gone when the native app opens the page with a login of its own', () => {
    open(anns)
    open({ token: 'native-b' })
    expect(supplierValues()).toEqual(none)
  })
})
