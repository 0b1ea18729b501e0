/** The texts of FeatureBox. */
export const featureBoxMessages = {
  linkLabel: 'Mehr lesen',
}
