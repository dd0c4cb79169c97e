/** Natural colours of Mithila painting. */
export const MITHILA = {
  ink: '#1f1a17',
  red: '#a3312a',
  blue: '#2b4a78',
  yellow: '#d69a2d',
  green: '#5b7440',
  pink: '#c7727a',
  paper: '#f0e4ca',
} as const;
