import { routes } from '@/routes'
import { page } from '@/shell/page'
import { Screen } from '@/shell/Screen'

export default page(routes.certificate, function Certificate() {
  return <Screen>{null}</Screen>
})
