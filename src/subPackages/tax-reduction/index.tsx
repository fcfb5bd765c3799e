import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.taxReduction, function TaxReduction() {
  return <Screen>{null}</Screen>
})
