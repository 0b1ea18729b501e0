export { FeatureBox, type FeatureBoxProps } from './feature-box.tsx'
