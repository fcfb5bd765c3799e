import type { KeyProps } from './keyPropsPort'

/** Mini-programs have no keys, and would send the props to the view for nothing. */
export const keyProps: KeyProps = () => ({})
