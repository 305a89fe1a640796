"""What good players of Sechserreihe know: alone a solver, for two alpha-beta, for three and four max^n."""
