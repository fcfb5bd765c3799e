import type { Area } from '../../areas'
import { seedWallets } from '../../ledger/seed'
import { mountProvider } from '../../provider/routes'
import { routes } from './routes'
import type { Seeding } from '../../seed'
import { seedCards } from './seed'

async function seed(seeding: Seeding): Promise<void> {
  await seedCards(seeding)
  await seedWallets(seeding)
}

export const cashier: Area = { name: 'cashier', routes, mount: mountProvider, seed }
