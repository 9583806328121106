-- Accounts that are to have a second factor (docs/decisions/025): without one they may only set it up.
alter table users add two_factor_required boolean not null default false;
alter table account_acts drop constraint account_acts_act_check;
alter table account_acts add constraint account_acts_act_check
  check (act in ('invited', 'invited_again', 'role', 'rights', 'disabled', 'enabled', 'signed_out', 'two_factor_reset',
    'two_factor_required', 'two_factor_optional'));
