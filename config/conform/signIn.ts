import type { Options } from './options'
import type { Person, Prober } from './prober'

/** Signs in by the app's own login. Undefined where the server does not, which the checks then say. */
export async function signIn(
  prober: Prober,
  { mobile, code }: NonNullable<Options['as']>,
): Promise<Person | undefined> {
  const visitor: Person = { name: 'visitor' }
  if (code === undefined) {
    await prober.probe({
      call: prober.call('getCode'),
      data: { mobile, scene: 'login' },
      person: visitor,
      trying: `send a login code to ${mobile}`,
    })
    return undefined
  }
  const { value } = await prober.probe({
    call: prober.call('login'),
    data: { mobile, code },
    person: visitor,
    trying: `log in as ${mobile}`,
    judge: ({ failure, value: answer }) => {
      if (failure) return [{ found: `the login was refused: ${failure.code}`, shows: `"${failure.shown}"` }]
      const isSignedIn = Boolean((answer as { mToken?: string }).mToken)
      return isSignedIn ? [] : [{ found: 'the login answers no mToken', shows: 'the customer stays a visitor' }]
    },
  })
  const token = (value as { mToken?: string } | undefined)?.mToken
  return token ? { name: 'customer', token } : undefined
}

/** Enters the area of rights of an order: gets its token, which the encrypted calls carry. */
export async function enterSupplier(prober: Prober, rightsOrderNo: string, person: Person): Promise<void> {
  prober.client.supplier.rightsOrderNo = rightsOrderNo
  const { value } = await prober.probe({ call: prober.call('userCouponToken'), data: {}, person })
  prober.client.supplier.rscToken = (value as { rscToken?: string } | undefined)?.rscToken
}
