-- The main admin resets the second factor of somebody who lost the phone.
alter table account_acts drop constraint account_acts_act_check;
alter table account_acts add constraint account_acts_act_check
  check (act in ('invited', 'invited_again', 'role', 'rights', 'disabled', 'enabled', 'signed_out', 'two_factor_reset'));
