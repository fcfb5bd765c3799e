import { readTemplates } from '../../config/environment'

const real = Object.fromEntries(
  ['MAIN', 'VIP', 'LOW_CODE', 'CASHIER', 'REPORT'].map((name) => [`APP_HOST_${name}`, 'https://b.real.example']),
)
const production = { APP_ENV: 'production', APP_PUBLIC_KEY: 'key', ...real }

describe('templates of subscription messages', () => {
  it('S7 a build for real hosts has those that are configured for its own host', () => {
    const given = {
      APP_TEMPLATE_WEAPP_RENEWAL: 'W1',
      APP_TEMPLATE_ALIPAY_DELIVERY: 'A1',
      APP_TEMPLATE_WEAPP_LAPSING: '',
    }
    const templates = ['weapp', 'alipay', 'tt'].map((host) => readTemplates({ ...production, ...given }, host))
    expect(templates).toEqual([{ renewal: 'W1' }, { delivery: 'A1' }, {}])
  })

  it('a build for the sandbox has one for each reminder, where none is given', () => {
    expect(readTemplates({ APP_TEMPLATE_TT_LAPSING: 'T1' }, 'tt')).toEqual({
      renewal: 'sandbox-renewal',
      lapsing: 'T1',
      delivery: 'sandbox-delivery',
    })
  })

  it('H5 has none', () => {
    expect(readTemplates({ APP_TEMPLATE_WEAPP_RENEWAL: 'W1' }, 'h5')).toEqual({})
  })
})
