import { definePage, type PageRequest } from '@tanabana/runtime/contracts/page';
import { fetchClient } from '../../service/accountService';
import { signInMode } from '../../sign-in/checkSignIn';
import { SignInPage } from './SignInPage';

export default definePage({
  Component: SignInPage,
  readAhead: fetchClient,
  meta: ({ pathname, settings: { brand } }: PageRequest) =>
    signInMode(pathname) === 'register'
      ? {
          title: `Register | ${brand}`,
          description: `Create an account with ${brand} to follow your orders.`,
        }
      : {
          title: `Log In | ${brand}`,
          description: `Log in to ${brand} to see your orders.`,
        },
});
