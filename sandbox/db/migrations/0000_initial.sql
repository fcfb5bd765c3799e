CREATE TABLE "partner_grants" (
	"user_id" integer NOT NULL,
	"partner" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "partner_grants_user_id_partner_pk" PRIMARY KEY("user_id","partner")
);
--> statement-breakpoint
CREATE TABLE "activity_marks" (
	"mark_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"code" text NOT NULL,
	"item_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"marked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_times" (
	"code" text PRIMARY KEY NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_views" (
	"view_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer,
	"page" text NOT NULL,
	"code" text NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_groups" (
	"group_id" varchar(32) PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"starter_id" integer NOT NULL,
	"size" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"full_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "free_members" (
	"group_id" varchar(32) NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"order_id" varchar(32),
	CONSTRAINT "free_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "help_rounds" (
	"user_id" integer NOT NULL,
	"round" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "help_rounds_user_id_round_pk" PRIMARY KEY("user_id","round")
);
--> statement-breakpoint
CREATE TABLE "helpers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"asker_id" integer NOT NULL,
	"round" integer NOT NULL,
	"helped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "opened_packets" (
	"packet_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_key_bindings" (
	"bind_no" varchar(40) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"product" text NOT NULL,
	"bank_code" text NOT NULL,
	"session" varchar(64) NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"call_back_url" text NOT NULL,
	"card_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_key_bindings_session_unique" UNIQUE("session")
);
--> statement-breakpoint
CREATE TABLE "bank_cards" (
	"card_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"bank" jsonb NOT NULL,
	"bank_code" text DEFAULT '' NOT NULL,
	"tail" varchar(4) NOT NULL,
	"fingerprint" varchar(64),
	"mobile" varchar(11) NOT NULL,
	"limit_fen" bigint,
	"limit_day_fen" bigint,
	"bound_at" timestamp with time zone DEFAULT now() NOT NULL,
	"default_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pay_ways" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"asset_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"user_id" integer NOT NULL,
	"order_id" text NOT NULL,
	"request_id" text NOT NULL,
	"biz_no" varchar(40) NOT NULL,
	CONSTRAINT "payment_requests_user_id_order_id_request_id_pk" PRIMARY KEY("user_id","order_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"biz_no" varchar(40) PRIMARY KEY NOT NULL,
	"out_biz_no" varchar(40) NOT NULL,
	"user_id" integer NOT NULL,
	"order_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"subject" jsonb NOT NULL,
	"asset_type" text NOT NULL,
	"card_id" text,
	"status" text NOT NULL,
	"failure" text,
	"session" varchar(64),
	"session_ends_at" timestamp with time zone NOT NULL,
	"call_back_url" text NOT NULL,
	"settles_at" timestamp with time zone,
	"refund_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_out_biz_no_unique" UNIQUE("out_biz_no"),
	CONSTRAINT "payments_session_unique" UNIQUE("session")
);
--> statement-breakpoint
CREATE TABLE "wrong_bank_codes" (
	"try_id" serial PRIMARY KEY NOT NULL,
	"biz_no" varchar(40) NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_mails" (
	"mail_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"certificate_id" varchar(32) NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"email" text NOT NULL,
	"lang" varchar(5) NOT NULL,
	"resend" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"certificate_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"loan_ids" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"pay_deadline" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"facts" jsonb,
	"check_code" varchar(19),
	CONSTRAINT "certificates_check_code_unique" UNIQUE("check_code")
);
--> statement-breakpoint
CREATE TABLE "coin_codes" (
	"code" varchar(12) PRIMARY KEY NOT NULL,
	"gift_id" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coin_goods" (
	"goods_id" text PRIMARY KEY NOT NULL,
	"coins" integer NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "coin_goods_stock" CHECK ("coin_goods"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coin_logs" (
	"log_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"title" jsonb NOT NULL,
	"coins" integer NOT NULL,
	"order_id" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_logs_movement" UNIQUE("reason","ref")
);
--> statement-breakpoint
CREATE TABLE "coin_orders" (
	"order_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"goods_id" text NOT NULL,
	"coins" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"amount" bigint,
	"coupon_id" text,
	"coupon_end" timestamp with time zone,
	"card_no" text,
	"password" text
);
--> statement-breakpoint
CREATE TABLE "pre_exchanges" (
	"exchange_no" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"goods_id" text NOT NULL,
	"code" varchar(12),
	"coins" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"order_id" varchar(32)
);
--> statement-breakpoint
CREATE TABLE "wrong_coin_codes" (
	"user_id" integer NOT NULL,
	"day" varchar(10) NOT NULL,
	"tries" integer NOT NULL,
	CONSTRAINT "wrong_coin_codes_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "coupon_stocks" (
	"offer_id" varchar(32) PRIMARY KEY NOT NULL,
	"left" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leap_raises" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"quota_before" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reason" jsonb,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loans" (
	"loan_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"outstanding" bigint NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quota_raises" (
	"raise_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"card_start" timestamp with time zone NOT NULL,
	"quota_before" bigint NOT NULL,
	"quota_wanted" bigint NOT NULL,
	"decision" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_closings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"agreement_version" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_applications" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_granted" boolean NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"coupon_id" text
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"id_number" varchar(18) NOT NULL,
	"sex" text NOT NULL,
	"nation" text NOT NULL,
	"birthday" varchar(10) NOT NULL,
	"address" text NOT NULL,
	"issuer" text NOT NULL,
	"valid_from" varchar(10) NOT NULL,
	"valid_until" varchar(10) NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"face_at" timestamp with time zone,
	CONSTRAINT "identities_id_number_unique" UNIQUE("id_number")
);
--> statement-breakpoint
CREATE TABLE "identity_orders" (
	"order_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"front" jsonb,
	"back" jsonb,
	"corrected" jsonb,
	"challenges" jsonb,
	"face_picture_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_tries" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"failures" integer NOT NULL,
	"last_refusal" text,
	CONSTRAINT "identity_tries_user_id_kind_day_pk" PRIMARY KEY("user_id","kind","day")
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"goods_id" varchar(16) PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"brand_id" varchar(32) NOT NULL,
	"category_id" varchar(16) NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"sold" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recharge_options" (
	"goods_id" varchar(16) NOT NULL,
	"type" varchar(24) NOT NULL,
	"position" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"kind" varchar(8) NOT NULL,
	"name" jsonb NOT NULL,
	"original_price_fen" integer NOT NULL,
	"subsidy_fen" integer NOT NULL,
	"allowance" jsonb NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "recharge_options_goods_id_type_pk" PRIMARY KEY("goods_id","type")
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"user_id" integer NOT NULL,
	"word" text NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_history_user_id_word_pk" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
CREATE TABLE "gold_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"months" integer NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gold_orders" (
	"order_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"level_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"months" integer NOT NULL,
	"pay_amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_deadline" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gold_receipts" (
	"mobile" varchar(11) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renew_logs" (
	"log_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"vip_type" text NOT NULL,
	"renew_status" text NOT NULL,
	"reason" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vip_claims" (
	"claim_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"source" text NOT NULL,
	"item_id" text NOT NULL,
	"once_key" text NOT NULL,
	"result" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vip_orders" (
	"order_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"vip_type" text NOT NULL,
	"contract_type" text NOT NULL,
	"buy_type" integer NOT NULL,
	"buy_source" text NOT NULL,
	"title" jsonb NOT NULL,
	"months" integer NOT NULL,
	"original_price" bigint NOT NULL,
	"contract_price" bigint NOT NULL,
	"pay_amount" bigint NOT NULL,
	"renews" boolean NOT NULL,
	"charged_for" timestamp with time zone,
	"fail_reason" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_deadline" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"term_start" timestamp with time zone,
	"term_end" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vip_terms" (
	"user_id" integer NOT NULL,
	"vip_type" text NOT NULL,
	"first_time" timestamp with time zone NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"months" integer NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"renew_status" text NOT NULL,
	"contract_type" text NOT NULL,
	"renew_price" bigint NOT NULL,
	"next_charge_time" timestamp with time zone,
	"noticed_charge_time" timestamp with time zone,
	CONSTRAINT "vip_terms_user_id_vip_type_pk" PRIMARY KEY("user_id","vip_type")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"coupon_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text DEFAULT 'goods' NOT NULL,
	"category_id" varchar(16),
	"goods_id" varchar(16),
	"source" text DEFAULT 'gift' NOT NULL,
	"once_key" text,
	"threshold" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"order_id" text,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"goods_id" text NOT NULL,
	"recharge_type" text NOT NULL,
	"title" jsonb NOT NULL,
	"recharge_type_name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"recharge_account" text NOT NULL,
	"coupon_id" text,
	"goods_amount" bigint NOT NULL,
	"subsidy_amount" bigint DEFAULT 0 NOT NULL,
	"member_discount_amount" bigint NOT NULL,
	"coupon_discount_amount" bigint NOT NULL,
	"pay_amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_deadline" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"pay_asset_type" text,
	"refused_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"card_codes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_data_tickets" (
	"key_hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"token" varchar(64) NOT NULL,
	"lang" varchar(5) NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"feedback_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"request_id" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"picture_ids" jsonb NOT NULL,
	"mobile" varchar(11) DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"county_code" varchar(6),
	"education" text,
	"profession" text
);
--> statement-breakpoint
CREATE TABLE "uploaded_pictures" (
	"picture_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forced_groups" (
	"user_id" integer NOT NULL,
	"biz_key" text NOT NULL,
	"group" text NOT NULL,
	CONSTRAINT "forced_groups_user_id_biz_key_pk" PRIMARY KEY("user_id","biz_key")
);
--> statement-breakpoint
CREATE TABLE "extra_cards" (
	"right_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fly_cards" (
	"card_no" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"link_key" varchar(64) NOT NULL,
	"worth" bigint NOT NULL,
	"activate_by" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "fly_cards_link_key_unique" UNIQUE("link_key")
);
--> statement-breakpoint
CREATE TABLE "rights_claims" (
	"claim_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"once_key" text NOT NULL,
	"result" jsonb NOT NULL,
	"code" text,
	"card_no" text,
	"left" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rights_packs" (
	"pack_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"auth_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "code_events" (
	"event_id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number_hash" varchar(64) NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"scene" text NOT NULL,
	"owner" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_accounts" (
	"identity_hash" varchar(64) PRIMARY KEY NOT NULL,
	"gifts" text[] NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "past_gifts" (
	"user_id" integer NOT NULL,
	"gift" text NOT NULL,
	CONSTRAINT "past_gifts_user_id_gift_pk" PRIMARY KEY("user_id","gift")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" serial NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "sessions_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"code_id" serial PRIMARY KEY NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"scene" text NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"code" varchar(6) NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"message_id" serial PRIMARY KEY NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"text" text NOT NULL,
	"code" varchar(6) DEFAULT '' NOT NULL,
	"scene" text NOT NULL,
	"once_key" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_messages_once_key_unique" UNIQUE("once_key")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" serial PRIMARY KEY NOT NULL,
	"mobile" varchar(11),
	"open_id" varchar(64),
	"nick_name" text NOT NULL,
	"img_url" text DEFAULT '' NOT NULL,
	"inviter_user_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "users_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "users_open_id_unique" UNIQUE("open_id")
);
--> statement-breakpoint
CREATE TABLE "supplier_bills" (
	"bill_id" serial PRIMARY KEY NOT NULL,
	"rights_order_no" varchar(32) NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_orders" (
	"rights_order_no" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_receipts" (
	"receipt_id" serial PRIMARY KEY NOT NULL,
	"rights_order_no" varchar(32) NOT NULL,
	"right_id" text NOT NULL,
	"code" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "supplier_tokens" (
	"rsc_token" varchar(64) PRIMARY KEY NOT NULL,
	"rights_order_no" varchar(32) NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_party_requests" (
	"session" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"partner" text NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"call_back_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"account_id" varchar(32) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"identifier" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_accounts_owner" UNIQUE("kind","identifier")
);
--> statement-breakpoint
CREATE TABLE "wallet_guides" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_lots" (
	"lot_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"left_amount" bigint NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"order_id" text,
	CONSTRAINT "wallet_lots_movement" UNIQUE("reason","ref"),
	CONSTRAINT "wallet_lots_left" CHECK ("wallet_lots"."left_amount" BETWEEN 0 AND "wallet_lots"."amount")
);
--> statement-breakpoint
CREATE TABLE "wallet_uses" (
	"withdraw_id" varchar(32) NOT NULL,
	"lot_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "wallet_uses_withdraw_id_lot_id_pk" PRIMARY KEY("withdraw_id","lot_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"serial" serial PRIMARY KEY NOT NULL,
	"withdraw_id" varchar(32) NOT NULL,
	"user_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"account_name" jsonb NOT NULL,
	"masked" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"processing_at" timestamp with time zone,
	"to_confirm_at" timestamp with time zone,
	"confirm_before" timestamp with time zone,
	"package" varchar(64),
	"ended_at" timestamp with time zone,
	"reason" jsonb,
	"due_at" timestamp with time zone,
	CONSTRAINT "withdrawals_withdraw_id_unique" UNIQUE("withdraw_id"),
	CONSTRAINT "withdrawals_package_unique" UNIQUE("package"),
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."amount" > "withdrawals"."fee" AND "withdrawals"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"path" text NOT NULL,
	"request_id" text NOT NULL,
	"data_hash" varchar(64) NOT NULL,
	"answer" jsonb,
	CONSTRAINT "idempotency_keys_user_id_path_request_id_pk" PRIMARY KEY("user_id","path","request_id")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"account" text PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_wallet_not_negative" CHECK ("ledger_accounts"."account" NOT LIKE 'wallet:%' OR "ledger_accounts"."balance" >= 0),
	CONSTRAINT "ledger_subsidy_not_negative" CHECK ("ledger_accounts"."account" NOT LIKE 'subsidy:%' OR "ledger_accounts"."balance" >= 0),
	CONSTRAINT "ledger_coins_not_negative" CHECK ("ledger_accounts"."account" NOT LIKE 'coins:%' OR "ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"entry_id" serial PRIMARY KEY NOT NULL,
	"transaction_id" integer NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"transaction_id" serial PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_once" UNIQUE("reason","ref")
);
--> statement-breakpoint
CREATE TABLE "provider_notifications" (
	"notification_id" serial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"body" jsonb NOT NULL,
	"verdict" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner_grants" ADD CONSTRAINT "partner_grants_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_biz_no_payments_biz_no_fk" FOREIGN KEY ("biz_no") REFERENCES "public"."payments"("biz_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_bank_codes" ADD CONSTRAINT "wrong_bank_codes_biz_no_payments_biz_no_fk" FOREIGN KEY ("biz_no") REFERENCES "public"."payments"("biz_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharge_options" ADD CONSTRAINT "recharge_options_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_data_tickets" ADD CONSTRAINT "own_data_tickets_token_sessions_token_fk" FOREIGN KEY ("token") REFERENCES "public"."sessions"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploaded_pictures" ADD CONSTRAINT "uploaded_pictures_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_uses" ADD CONSTRAINT "wallet_uses_lot_id_wallet_lots_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."wallet_lots"("lot_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_ledger_accounts_account_fk" FOREIGN KEY ("account") REFERENCES "public"."ledger_accounts"("account") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_marks_once" ON "activity_marks" USING btree ("user_id","code","item_id","kind");--> statement-breakpoint
CREATE INDEX "free_members_user" ON "free_members" USING btree ("user_id","joined_at");--> statement-breakpoint
CREATE INDEX "helpers_round" ON "helpers" USING btree ("asker_id","round");--> statement-breakpoint
CREATE INDEX "opened_packets_user" ON "opened_packets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_key_bindings_user" ON "one_key_bindings" USING btree ("user_id","bank_code");--> statement-breakpoint
CREATE INDEX "bank_cards_user" ON "bank_cards" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_fingerprint" ON "bank_cards" USING btree ("fingerprint") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status");--> statement-breakpoint
CREATE INDEX "wrong_bank_codes_payment" ON "wrong_bank_codes" USING btree ("biz_no");--> statement-breakpoint
CREATE INDEX "wrong_bank_codes_mobile" ON "wrong_bank_codes" USING btree ("mobile","tried_at");--> statement-breakpoint
CREATE INDEX "certificate_mails_certificate" ON "certificate_mails" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "coin_logs_user" ON "coin_logs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "coin_orders_user" ON "coin_orders" USING btree ("user_id","goods_id");--> statement-breakpoint
CREATE INDEX "pre_exchanges_user" ON "pre_exchanges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "loans_user" ON "loans" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quota_raises_once" ON "quota_raises" USING btree ("user_id","card_start");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_orders_open" ON "identity_orders" USING btree ("user_id","kind") WHERE "identity_orders"."done_at" is null;--> statement-breakpoint
CREATE INDEX "goods_category" ON "goods" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "goods_brand" ON "goods" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "gold_orders_user" ON "gold_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "renew_logs_user" ON "renew_logs" USING btree ("user_id","vip_type");--> statement-breakpoint
CREATE UNIQUE INDEX "vip_claims_once" ON "vip_claims" USING btree ("user_id","once_key");--> statement-breakpoint
CREATE INDEX "vip_claims_user" ON "vip_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vip_orders_user" ON "vip_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vip_orders_charge" ON "vip_orders" USING btree ("user_id","vip_type","charged_for");--> statement-breakpoint
CREATE INDEX "coupons_user" ON "coupons" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_once" ON "coupons" USING btree ("user_id","once_key");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","pay_deadline");--> statement-breakpoint
CREATE INDEX "own_data_tickets_session" ON "own_data_tickets" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "feedbacks_once" ON "feedbacks" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE INDEX "uploaded_pictures_user" ON "uploaded_pictures" USING btree ("user_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "extra_cards_user" ON "extra_cards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fly_cards_user" ON "fly_cards" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rights_claims_once" ON "rights_claims" USING btree ("user_id","once_key");--> statement-breakpoint
CREATE INDEX "rights_packs_user" ON "rights_packs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "code_events_number" ON "code_events" USING btree ("number_hash");--> statement-breakpoint
CREATE INDEX "code_events_device" ON "code_events" USING btree ("device");--> statement-breakpoint
CREATE INDEX "code_events_address" ON "code_events" USING btree ("address");--> statement-breakpoint
CREATE INDEX "code_events_moment" ON "code_events" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sms_codes_mobile" ON "sms_codes" USING btree ("mobile","scene");--> statement-breakpoint
CREATE INDEX "sms_messages_mobile" ON "sms_messages" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "supplier_bills_order" ON "supplier_bills" USING btree ("rights_order_no");--> statement-breakpoint
CREATE INDEX "supplier_orders_user" ON "supplier_orders" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_receipts_once" ON "supplier_receipts" USING btree ("rights_order_no","right_id");--> statement-breakpoint
CREATE INDEX "supplier_tokens_order" ON "supplier_tokens" USING btree ("rights_order_no");--> statement-breakpoint
CREATE INDEX "third_party_requests_user" ON "third_party_requests" USING btree ("user_id","partner","created_at");--> statement-breakpoint
CREATE INDEX "payout_accounts_user" ON "payout_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wallet_lots_user" ON "wallet_lots" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wallet_lots_end" ON "wallet_lots" USING btree ("ends_at") WHERE "wallet_lots"."left_amount" > 0;--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","serial");--> statement-breakpoint
CREATE INDEX "withdrawals_due" ON "withdrawals" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "provider_notifications_time" ON "provider_notifications" USING btree ("received_at");--> statement-breakpoint
-- At the end of each transaction that wrote entries, every movement it touched sums to zero.
CREATE FUNCTION ledger_assert_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved integer := COALESCE(NEW.transaction_id, OLD.transaction_id);
BEGIN
  IF (SELECT COALESCE(SUM(amount), 0) FROM ledger_entries WHERE transaction_id = moved) <> 0 THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', moved;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_balanced AFTER INSERT OR UPDATE OR DELETE ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_assert_balanced();
