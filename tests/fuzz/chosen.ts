import { registeredPeople } from '../../sandbox/people/people'

/** Customers with a membership, money in the wallet, coins, or a renewal: without them most chains would be refused at once. */
const able = ['13800138002', '13800138004', '13800138008', '13800138010']

/** The numbers of so many different customers of the seeded data; the first has something to lose. */
export function chosen(random: () => number, count: number): string[] {
  const take = (from: string[]): string => from.splice(Math.floor(random() * from.length), 1)[0] ?? ''
  const first = take([...able])
  const others = registeredPeople.map(({ mobile }) => mobile).filter((mobile) => mobile !== first)
  return [first, ...Array.from({ length: count - 1 }, () => take(others))]
}
