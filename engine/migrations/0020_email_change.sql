-- The link that proves a new address of an account: the address goes with the secret, not with the link.
alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token add constraint one_time_token_purpose_check
  check (purpose in ('password_reset', 'passwordless', 'email_change'));
alter table one_time_token add column email text;
